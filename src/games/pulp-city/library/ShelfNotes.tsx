import { Button } from '../../../ui/kit/Button.tsx';
import './keeping.css';

interface ShelfNotesProps {
  /** What went wrong; null: nothing did. */
  readonly faults: readonly (string | null)[];
  /** That nothing is kept beyond this visit; null: it is. */
  readonly visit: string | null;
  /** What has been removed last, until something else is; null: nothing. */
  readonly removed: { readonly words: string; readonly undo: string } | null;
  readonly onRestore: () => void;
}

/** What is to be said above a shelf of documents. */
export function ShelfNotes({ faults, visit, removed, onRestore }: ShelfNotesProps) {
  return (
    <>
      {faults.map((words) =>
        words === null ? null : (
          <p key={words} className="fault" role="alert">
            {words}
          </p>
        ),
      )}
      {visit !== null && <p className="keeping keeping--told">{visit}</p>}
      {removed !== null && (
        <div className="keeping keeping--told" role="status">
          <p>{removed.words}</p>
          <Button narrow icon="undo" onPress={onRestore}>
            {removed.undo}
          </Button>
        </div>
      )}
    </>
  );
}
