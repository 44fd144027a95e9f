import { HUMAN } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useApp, useGame, useSessionState } from '../app.ts';
import { PaceControl } from './PaceControl.tsx';
import { PlayedBy } from './PlayedBy.tsx';

/** Who plays which side from now on: a bot takes over or hands back at once. */
export function SeatSettings() {
  const t = useT();
  const { face, session } = useApp();
  const game = useGame();
  const seats = useSessionState((state) => state.seats);
  if (face.bots === undefined || face.system.outcome(game) !== null) return null;
  const players = face.players(game.setup);
  return (
    <fieldset className="menu__row machine-seats" aria-label={t('machine.seats')}>
      <h3 className="label">{t('machine.seats')}</h3>
      {players.map((player) => {
        const team = face.playerName(game.setup, player, t.lang);
        const seat = seats[player];
        return (
          <section key={player} aria-label={team}>
            <h4>
              <TeamShape team={player} size={20} /> {team}
            </h4>
            <PlayedBy
              label={t('machine.playedBy.of', { team })}
              value={seat.kind === 'machine' ? seat.level : null}
              onChange={(level) => session.seat(player, level === null ? HUMAN : { kind: 'machine', level })}
            />
          </section>
        );
      })}
      {players.some((player) => seats[player].kind === 'machine') && <PaceControl />}
    </fieldset>
  );
}
