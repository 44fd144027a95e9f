import { useT } from '../../../i18n/use-t.ts';

/** Keys of the table as they are written on every keyboard, with the text that says what each does. */
const KEYS = [
  ['Tab', 'next'],
  ['M', 'move'],
  ['1 – 9', 'choice'],
  ['← ↑ ↓ →', 'arrows'],
  ['W', 'waypoint'],
  ['⌫', 'backspace'],
  ['R', 'range'],
  ['L', 'sight'],
  ['T', 'threat'],
  ['U', 'ruler'],
  ['I', 'card'],
  ['Q  E', 'neighbour'],
  ['+  −  0', 'zoom'],
  ['Z', 'undo'],
  ['?', 'why'],
  ['O', 'odds'],
  ['C', 'citizens'],
  ['H', 'health'],
  ['X', 'layout'],
] as const;

/** Keys whose names are words. */
const NAMED = ['commit', 'back', 'redo'] as const;

/** What can be done without a pointer. */
export function KeysHelp() {
  const t = useT();
  return (
    <dl className="keys-help">
      {[...NAMED.map((does) => [t(`keys.${does}.key`), does] as const), ...KEYS].map(([key, does]) => (
        <div key={does}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(`keys.${does}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
