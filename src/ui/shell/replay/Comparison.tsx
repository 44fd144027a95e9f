import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { AnyGame } from '../../../app/any-game.ts';
import type { AnyWay } from '../../../app/read-game.ts';
import { createTape } from '../../../app/tape.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useTableFace } from '../table/table-face.ts';
import { useShown } from './context.ts';
import type { ReplayDocument } from './document.ts';
import type { Figure } from './told.ts';
import { wayName } from './way-words.ts';

/** How a way stands at its end; null: the game says nothing of it. */
function useFigures(way: AnyWay | undefined): readonly Figure[] | null {
  const t = useT();
  const { replay } = useTableFace();
  const { document } = useShown().reel;
  return useMemo(
    () => (way === undefined ? null : (replay?.figures(endOf(document, way), t) ?? null)),
    [way, replay, document, t],
  );
}

function endOf({ face, game, journal }: ReplayDocument, { entries, head }: AnyWay): AnyGame {
  const { setup, opening } = journal;
  return createTape(face.system, game, { setup, opening, entries, head }).gameAt(head);
}

/** Two ways side by side, as each stands at its end: the one shown, and another to choose. */
export function Comparison() {
  const t = useT();
  const { reel, way, ways } = useShown();
  const [wanted, setWanted] = useState<string | null>(null);
  const { face, game } = reel.document;
  const others = ways.filter(({ id }) => id !== way);
  const other = others.find(({ id }) => id === wanted) ?? others[0];
  const one = ways.find(({ id }) => id === way);
  const figures = useFigures(one);
  const against = useFigures(other);
  if (one === undefined || other === undefined || figures === null || against === null) return null;
  const players = face.players(game.setup);
  const nameOf = (shown: AnyWay): string => wayName(t, shown, ways.indexOf(shown));
  return (
    <table className="ways__compared">
      <caption>{t('ways.compared')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('ways.figure')}</span>
          </th>
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
          {figures.map(({ key, label, values }, place) => {
            const theirs = against[place]?.values[player];
            return (
              <tr key={key} data-differs={values[player] !== theirs}>
                <th scope="row">{label}</th>
                <td>{values[player]}</td>
                <td>{theirs}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
