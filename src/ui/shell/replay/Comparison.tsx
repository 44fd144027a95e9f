import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AnyWay } from '../../../app/read-game.ts';
import { createTape } from '../../../app/tape.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useTableFace } from '../table/table-face.ts';
import { useShown } from './context.ts';
import type { Figure } from './told.ts';
import { wayName } from './way-words.ts';

/** Two ways side by side, as each stands at its end: the one shown, and another to choose. */
export function Comparison() {
  const t = useT();
  const { reel, way, ways } = useShown();
  const { replay } = useTableFace();
  const [wanted, setWanted] = useState<string | null>(null);
  const { face, game, journal } = reel.document;
  const others = ways.filter(({ id }) => id !== way);
  const other = others.find(({ id }) => id === wanted) ?? others[0];
  const one = ways.find(({ id }) => id === way);
  const figures = useMemo(() => {
    if (replay === undefined || one === undefined || other === undefined) return null;
    const { setup, opening } = journal;
    const end = ({ entries, head }: AnyWay): readonly Figure[] => {
      const tape = createTape(face.system, game, { setup, opening, entries, head });
      return replay.figures(tape.gameAt(head), t);
    };
    return { one: end(one), other: end(other) };
  }, [replay, one, other, face, game, journal, t]);
  if (figures === null || one === undefined || other === undefined) return null;
  const players = face.players(game.setup);
  const nameOf = (shown: AnyWay): string => wayName(t, shown, ways.indexOf(shown));
  return (
    <table className="ways__compared">
      <caption>{t('ways.compared')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{nameOf(one)}</th>
          <th scope="col">
            {others.length < 2 ? (
              nameOf(other)
            ) : (
              <select
                value={other.id}
                aria-label={t('ways.with')}
                onChange={({ target }) => setWanted(target.value)}
              >
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {nameOf(each)}
                  </option>
                ))}
              </select>
            )}
          </th>
        </tr>
      </thead>
      {players.map((player: PlayerId) => (
        <tbody key={player}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              <TeamShape team={player} size={14} /> {face.playerName(game.setup, player, t.lang)}
            </th>
          </tr>
          {figures.one.map(({ key, label, values }, place) => {
            const against = figures.other[place]?.values[player];
            return (
              <tr key={key} data-differs={values[player] !== against}>
                <th scope="row">{label}</th>
                <td>{values[player]}</td>
                <td>{against}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
