import { playersOf } from '../../../kernel/ids.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { formatNumber } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import { alliances, together } from '../../../systems/pulp-city/board/allies.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { Standings, TurningPoint } from '../../../systems/pulp-city/view/log/course.ts';
import type { LogFacts } from '../../../systems/pulp-city/view/log/log-facts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { narrate } from '../narrate/narrate.ts';
import { useWorld } from '../use-game.ts';
import { teamName } from '../words/names.ts';
import { type EntryOfMoment, MomentPicture } from './MomentPicture.tsx';

/** So many have the width of half a laptop each. */
const FEW = 2;

interface MomentsPanelProps {
  readonly turns: readonly TurningPoint[];
  readonly facts: LogFacts;
  /** The game before and after the entry of an event; null: it is not kept. */
  readonly entryOf: (event: Event) => EntryOfMoment | null;
  /** Shows the moment of an event again; null: nobody can. */
  readonly onLook: ((event: Event) => void) | null;
}

/** The moments that turned the Encounter, each with its line of the log. */
export function MomentsPanel({ turns, facts, entryOf, onLook }: MomentsPanelProps) {
  const t = useT();
  const w = useWorld();
  return (
    <Panel className="story story--moments" head={t('story.moments')} label={t('story.moments')}>
      {turns.length === 0 && <p className="story__note">{t('story.moments.none')}</p>}
      <ol className="moments" data-few={turns.length <= FEW}>
        {turns.map((moment, place) => (
          <li
            key={`${moment.round} ${moment.turn} ${moment.event.type} ${place}`}
            className="moment"
            data-replays={`moment ${place}`}
          >
            <p className="moment__head">
              <b className="moment__number">{place + 1}</b>
              {moment.team !== null && <TeamShape team={moment.team} size={18} />}
              {moment.team === null
                ? t('story.moment.round', { round: moment.round })
                : t('story.moment.turn', { round: moment.round, turn: moment.turn })}
            </p>
            <Picture entry={entryOf(moment.event)} event={moment.event} />
            <p className="moment__line">{lineOf(w, t, moment, facts)}</p>
            <div className="moment__foot">
              <p className="moment__swing">{swingWords(w, t, moment)}</p>
              {onLook !== null && (
                <Button narrow icon="play" onPress={() => onLook(moment.event)}>
                  {t('replay.look')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Picture({ entry, event }: { readonly entry: EntryOfMoment | null; readonly event: Event }) {
  return entry === null ? null : <MomentPicture entry={entry} event={event} />;
}

/** Its line of the log; where models have only moved, whose Turn it was. */
function lineOf(w: World, t: Translator, { event, team }: TurningPoint, facts: LogFacts): string {
  const stood = event.type === 'turnEnded' || event.type === 'teamDone';
  const told = stood ? null : narrate(event, facts, t.lang);
  if (told !== null) return told.text;
  return team === null
    ? t('story.moment.stoodRound')
    : t('story.moment.stood', { team: teamName(w, t, team) });
}

/** What the score was and became; where it stayed, the Levels that were won. */
function swingWords(w: World, t: Translator, { before, after }: TurningPoint): string {
  const line = ({ points }: Standings): string =>
    alliances(w.setup)
      .map((side) =>
        formatNumber(
          together(side, (team) => points[team]),
          t.lang,
        ),
      )
      .join(' : ');
  if (line(before) !== line(after))
    return t('story.moment.swing', { before: line(before), after: line(after) });
  return playersOf(after.levels)
    .filter((side) => after.levels[side] !== before.levels[side])
    .map((side) =>
      t('story.moment.levels', { n: after.levels[side] - before.levels[side], team: teamName(w, t, side) }),
    )
    .join(' · ');
}
