import { useT } from '../../../../i18n/use-t.ts';
import type { Translator } from '../../../../i18n/translate.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { teamOfCard } from '../../../../systems/pulp-city/board/sides.ts';
import { cardFacts } from '../../../../systems/pulp-city/view/table/models.ts';
import { rosterOf, standInOf, whyNotActivated } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useSelected } from '../../../../ui/shell/app.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName } from '../../words/names.ts';
import type { DecisionProps } from '../props.ts';
import { useCommanded, WhoActivates } from './WhoActivates.tsx';

/** A tap on a model of the table chooses its card too. @rule PC-TURN-01 @rule PC-TURN-07 @rule PC-TURN-08 @rule PC-ROUND-08 */
export function Turn({ decision, answer }: DecisionProps<'turn'>) {
  const t = useT();
  const w = useWorld();
  const { view } = useApp();
  const selected = useSelected();
  const card = chosenCard(w, decision.cards, selected);
  const commandable = card === null ? [] : (decision.minions[card] ?? []);
  const [minions, command] = useCommanded(commandable);
  const { pool } = w.state.teams[decision.by];
  const passWords = t(decision.pass && pool === 0 ? 'ask.turn.skip' : 'ask.turn.pass');
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.turn.title')}
      note={t('ask.turn.note', { n: w.state.turn.number + 1, round: w.state.round.number })}
      foot={
        decision.cards.length === 0 && decision.pass ? (
          <Button look="primary" onPress={() => answer({ do: 'pass' })}>
            {passWords}
          </Button>
        ) : (
          <Button
            look="primary"
            closed={card === null ? '' : null}
            onPress={() => card !== null && answer({ do: 'activate', card, minions })}
          >
            {card === null ? t('ask.turn.choose') : t('ask.turn.do', { name: cardName(w, card) })}
          </Button>
        )
      }
    >
      <WhoActivates
        by={decision.by}
        cards={rosterOf(w, decision.by)}
        chosen={card}
        onChoose={(one) => view.select(standInOf(w, one))}
        about={(one) => ({
          note: leftWords(w, t, one),
          closed: decision.cards.includes(one) ? null : closedWords(w, t, one),
        })}
        commandable={commandable}
        minions={minions}
        onCommand={command}
      />
      <div className="ask-quiet">
        {decision.cards.length > 0 && (
          <Button
            look="quiet"
            rule={pool === 0 ? 'PC-TURN-08' : 'PC-TURN-07'}
            closed={decision.pass ? null : t(pool === 0 ? 'ask.turn.passNoAp' : 'ask.turn.passClosed')}
            onPress={() => answer({ do: 'pass' })}
          >
            {passWords}
          </Button>
        )}
        {w.rules.policies.turnsWaitForMoves && (
          <Button
            look="quiet"
            rule="PC-ROUND-08"
            closed={decision.done ? null : t('ask.turn.doneClosed')}
            onPress={() => answer({ do: 'done' })}
          >
            {t('ask.turn.done')}
          </Button>
        )}
        <Button
          look="quiet"
          rule="PC-ROUND-08"
          closed={decision.offer ? null : t('ask.turn.offerClosed')}
          onPress={() => answer({ do: 'offerEnd' })}
        >
          {t('ask.turn.offer')}
        </Button>
      </div>
    </DecisionFrame>
  );
}

function chosenCard(w: World, cards: readonly CardId[], selected: string | null): CardId | null {
  const card = selected === null ? undefined : w.state.models[selected]?.card;
  if (card !== undefined && cards.includes(card)) return card;
  return cards.length === 1 ? (cards[0] ?? null) : null;
}

const closedWords = (w: World, t: Translator, card: CardId): string =>
  t(`ask.closed.${whyNotActivated(w, card) ?? 'spent'}`);

/** AP and Fatigue the card may still spend; the Pool may hold less. @rule PC-AP-01 */
function leftWords(w: World, t: Translator, card: CardId): string {
  const { apMax, apSpent, fatigue, fatigueMax } = cardFacts(w, card);
  const left = t('ask.left.fatigue', { n: Math.max(0, fatigueMax - fatigue) });
  if (apMax === null) return left;
  const { pool } = w.state.teams[teamOfCard(w, card)];
  return t('ask.left.both', { ap: Math.max(0, Math.min(pool, apMax - apSpent)), fatigue: left });
}
