import { useId } from 'react';
import { type Level, LEVELS } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import './machine.css';

const PERSON = 'person';
const PLAYED_BY = [PERSON, ...LEVELS] as const;

interface PlayedByProps {
  /** Names whose side it is. */
  readonly label: string;
  /** null: a person. */
  readonly value: Level | null;
  readonly onChange: (value: Level | null) => void;
}

/** Who plays a side: a person, or a bot of a level; below, what that is. */
export function PlayedBy({ label, value, onChange }: PlayedByProps) {
  const t = useT();
  const note = useId();
  const chosen: (typeof PLAYED_BY)[number] = value ?? PERSON;
  return (
    <div className="played-by" aria-describedby={note}>
      <Segments
        label={label}
        value={chosen}
        onChange={(next) => onChange(next === PERSON ? null : next)}
        options={PLAYED_BY.map((one) => ({ value: one, text: t(`machine.level.${one}`) }))}
      />
      <p id={note}>{t(`machine.about.${chosen}`)}</p>
    </div>
  );
}
