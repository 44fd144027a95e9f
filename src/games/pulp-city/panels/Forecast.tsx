import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Panel, PanelHead } from '../../../ui/kit/Panel.tsx';
import type { AheadLine } from '../words/forecast.ts';
import './ahead.css';

interface AheadProps {
  readonly lines: readonly AheadLine[];
  /** What has to happen first. */
  readonly head?: string;
}

/** What will come of what is planned, told as it changes to those who listen. */
export function Ahead({ lines, head }: AheadProps) {
  const t = useT();
  return (
    <div role="status">
      {lines.length > 0 && (
        <Panel short label={t('ahead.label')}>
          <PanelHead>{head ?? t('ahead.label')}</PanelHead>
          <ul className="ahead">
            {lines.map((line, at) => (
              <li key={`${at} ${line.text}`} data-tone={line.tone} data-rule={line.rule}>
                <Icon name={line.tone === 'bad' ? 'stun' : 'right'} size={18} />
                <span>{line.text}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
