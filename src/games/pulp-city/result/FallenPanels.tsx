import type { ByPlayer } from '../../../kernel/ids.ts';
import { sideBySide } from '../../../systems/pulp-city/board/allies.ts';
import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import { knockOuts } from '../../../systems/pulp-city/view/log/knock-outs.ts';
import type { LogFacts } from '../../../systems/pulp-city/view/log/log-facts.ts';
import type { TeamEnd } from '../../../systems/pulp-city/view/log/result.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { HealthBar } from '../../../ui/kit/Meters.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { Say } from '../narrate/telling.ts';
import { useWorld } from '../use-game.ts';
import { signOf } from '../words/icons.ts';
import { cardName, teamName, thingName } from '../words/names.ts';

interface KnockOutsPanelProps {
  readonly events: readonly Event[];
  readonly facts: LogFacts;
}

/** Who was KO'ed, in order, when, and whose doing it was. @rule PC-AGENDA-24 */
export function KnockOutsPanel({ events, facts }: KnockOutsPanelProps) {
  const t = useT();
  const w = useWorld();
  const all = useMemo(() => knockOuts(w, events), [w, events]);
  const say = useMemo(() => new Say(facts, t.lang), [facts, t.lang]);
  return (
    <Panel className="story story--kos" head={t('story.kos')} label={t('story.kos')}>
      {all.length === 0 && <p className="story__note">{t('story.kos.none')}</p>}
      <ol className="kos">
        {all.map(({ model, team, by, cause, round }, place) => (
          // A model that comes back may be KO'ed again.
          <li key={`${place} ${model}`}>
            {team === null ? <Icon name="citizen" size={18} /> : <TeamShape team={team} size={18} />}
            <b>{thingName(w, t, model)}</b>
            <span>
              {by === null
                ? say.cause(cause)
                : by.model === null
                  ? t('story.kos.byTeam', { team: teamName(w, t, by.team) })
                  : t('story.kos.by', { name: thingName(w, t, by.model) })}
            </span>
            <small>{t('story.course.round', { n: round })}</small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Every card with the Health it has left. */
export function EndedPanel({ teams }: { readonly teams: ByPlayer<TeamEnd> }) {
  const t = useT();
  const w = useWorld();
  return (
    <Panel className="story story--ended" head={t('story.ended')} label={t('story.ended')}>
      <div className="ended">
        {sideBySide(w.setup).map((side) => (
          <ul key={side} data-team={side} aria-label={teamName(w, t, side)}>
            {teams[side].cards.map((card) => {
              const name = cardName(w, card.card);
              const words = card.koed
                ? t('result.cardKo', { name })
                : t('result.card', { name, health: card.health, max: card.healthMax });
              const short = card.koed
                ? words
                : t('story.ended.card', { name, health: card.health, max: card.healthMax });
              return (
                <li key={card.card} className="end" data-koed={card.koed}>
                  <TeamShape team={side} size={14} />
                  <Icon name={signOf(profileById(w, card.profile))} size={20} />
                  <span className="end__words">
                    <span className="visually-hidden">{words}</span>
                    <span aria-hidden>{short}</span>
                    <HealthBar now={card.health} max={card.healthMax} />
                  </span>
                </li>
              );
            })}
          </ul>
        ))}
      </div>
    </Panel>
  );
}
