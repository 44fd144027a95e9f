import { sideBySide } from '../../../../systems/pulp-city/board/allies.ts';
import type { PointerEvent } from 'react';
import type { Translator } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { Decision } from '../../../../systems/pulp-city/model/frames.ts';
import type { CardId, TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { type CardFacts, teamCards } from '../../../../systems/pulp-city/view/table/models.ts';
import { standInOf, whyNotActivated } from '../../../../systems/pulp-city/view/table/team.ts';
import { RosterTile, type RosterTileData } from '../../../../ui/kit/RosterTile.tsx';
import { useSelected } from '../../../../ui/shell/app.ts';
import { useApp, usePending, useWorld } from '../../use-game.ts';
import { CONDITION_SIGNS, signOf } from '../../words/icons.ts';
import { cardName, teamName } from '../../words/names.ts';
import { conditionWords } from '../../words/actions.ts';
import { CardsLeft } from './CardsLeft.tsx';
import './roster-panel.css';

interface RosterPanelProps {
  /** Only this Team; both, one under the other, without it. */
  readonly team?: TeamId;
  /** On narrow screens the rosters lie in a drawer. */
  readonly open?: boolean;
  /** Besides choosing its model on the table. */
  readonly onCard?: (card: CardId) => void;
  /** A finger or the mouse goes down on a tile, perhaps to drag its model to the table. */
  readonly onGrab?: (card: CardId, event: PointerEvent<HTMLElement>) => void;
}

export function RosterPanel({ team, open = false, onCard, onGrab }: RosterPanelProps) {
  const t = useT();
  const w = useWorld();
  const { view } = useApp();
  const pending = usePending();
  const selected = useSelected();
  const chosen = selected === null ? (w.state.activation?.card ?? undefined) : w.state.models[selected]?.card;
  const press = (card: CardId): void => {
    view.select(standInOf(w, card));
    onCard?.(card);
  };
  return (
    <nav className="roster" aria-label={t('roster.title')} data-open={open}>
      {(team === undefined ? sideBySide(w.setup) : [team]).map((side, place) => (
        <section
          key={side}
          className="roster__team"
          aria-label={t('roster.team', { team: teamName(w, t, side) })}
        >
          {place > 0 && <div className="roster__gap" />}
          {teamCards(w, side).map((facts) => {
            const tile = tileOf(w, t, facts, pending);
            return (
              <div
                key={facts.id}
                className="roster__slot"
                data-out={tile.out}
                onPointerDown={(event) => onGrab?.(facts.id, event)}
              >
                <RosterTile
                  tile={tile}
                  chosen={facts.id === chosen}
                  label={tileWords(t, tile)}
                  onPress={press}
                />
              </div>
            );
          })}
          <CardsLeft team={side} />
        </section>
      ))}
    </nav>
  );
}

function tileOf(w: World, t: Translator, facts: CardFacts, pending: readonly Decision[]): RosterTileData {
  const closed = closedWords(w, t, facts, pending);
  const condition = facts.models.find((model) => model.status === 'table')?.conditions[0];
  const foot =
    condition !== undefined
      ? { foot: conditionWords(w, t, condition), footSign: CONDITION_SIGNS[condition.what] }
      : { foot: facts.role === null ? t('kind.minion') : t(`role.${facts.role}`) };
  return {
    id: facts.id,
    team: facts.team,
    sign: signOf(profileById(w, facts.profile)),
    name: cardName(w, facts.id),
    health: facts.health,
    healthMax: facts.healthMax,
    apSpent: facts.apSpent,
    apLimit: facts.apMax ?? 0,
    fatigue: facts.fatigue,
    powerUp: facts.powerUp,
    out: facts.out,
    ...foot,
    ...(closed === null ? {} : { closed }),
  };
}

/** While a Turn is being chosen, tiles that cannot take it say why. */
function closedWords(w: World, t: Translator, facts: CardFacts, pending: readonly Decision[]): string | null {
  if (facts.out) return t('ask.closed.ko');
  const asked = pending.find((decision) => decision.by === facts.team);
  if (asked?.kind !== 'turn' || asked.cards.includes(facts.id)) return null;
  const why = whyNotActivated(w, facts.id);
  return why === null || why === 'minion' ? null : t(`ask.closed.${why}`);
}

function tileWords(t: Translator, tile: RosterTileData): string {
  return t('roster.tile', {
    name: tile.name,
    health: tile.health,
    max: tile.healthMax,
    fatigue: tile.fatigue,
    ap: tile.apSpent,
    powerUp: tile.powerUp,
    foot: tile.closed ?? tile.foot,
  });
}
