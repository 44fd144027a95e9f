import { useState } from 'react';
import { Button } from './Button.tsx';
import './copy-field.css';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly note?: string;
  readonly words: { readonly copy: string; readonly yes: string; readonly no: string };
}

/** A text to take along: it can be copied by a button, and chosen by hand where a browser does not let pages copy. */
export function CopyField({ label, text, rows, note, words }: CopyFieldProps) {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className="share__field">
      <label>
        <span className="label">{label}</span>
        <textarea readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      </label>
      {note !== undefined && <p className="text-quiet">{note}</p>}
      <div className="share__copy">
        <Button narrow icon="share" onPress={copy}>
          {words.copy}
        </Button>
        <span role="status">{copied === null ? '' : words[copied]}</span>
      </div>
    </div>
  );
}
