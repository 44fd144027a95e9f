import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { Translator } from '../../../../i18n/translate.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { teamOfCard } from '../../../../systems/pulp-city/board/sides.ts';
import { cardFacts } from '../../../../systems/pulp-city/view/table/models.ts';
import { rosterOf, standInOf, whyNotActivated } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useViewState } from '../../../../ui/shell/app.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardName } from '../../words/names.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import type { DecisionProps } from '../props.ts';
import { MinionOptions } from './MinionOptions.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';

/** A tap on a model of the table chooses its card too. @rule PC-TURN-01 @rule PC-TURN-07 */
export function Turn({ decision, answer }: DecisionProps<'turn'>) {
  const t = useT();
  const w = useWorld();
  const { view } = useApp();
  const [minions, setMinions] = useState<CardId | null>(null);
  const selected = useViewState((state) => state.selected);
  const card = chosenCard(w, decision.cards, selected);
  const commandable = card === null ? [] : (decision.minions[card] ?? []);
  const chosenMinions = minions !== null && commandable.includes(minions) ? minions : null;
  const { pool } = w.state.teams[decision.by];
  const choose = (one: CardId): void => view.select(standInOf(w, one));
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.turn.title')}
      note={t('ask.turn.note', { n: w.state.turn.number + 1, round: w.state.round.number })}
      foot={
        <Button
          look="primary"
          closed={card === null ? '' : null}
          onPress={() => card !== null && answer({ do: 'activate', card, minions: chosenMinions })}
        >
          {card === null ? t('ask.turn.choose') : t('ask.turn.do', { name: cardName(w, card) })}
        </Button>
      }
    >
      <Options
        label={t('ask.turn.label')}
        chosen={card === null ? [] : [card]}
        onChoose={choose}
        options={rosterOf(w, decision.by).map((one) => ({
          value: one,
          key: one,
          sign: cardSign(w, one),
          team: decision.by,
          title: cardName(w, one),
          note: leftWords(w, t, one),
          closed: decision.cards.includes(one) ? null : closedWords(w, t, one),
        }))}
      />
      {commandable.length > 0 && (
        <>
          <h3 className="label ask-label">{t('ask.turn.minions')}</h3>
          <MinionOptions
            by={decision.by}
            cards={commandable}
            chosen={chosenMinions}
            onChoose={setMinions}
            none={t('ask.turn.minionsNone')}
            noneNote={t('ask.turn.minionsLater')}
          />
        </>
      )}
      <div className="ask-quiet">
        <Button
          look="quiet"
          closed={decision.pass ? null : t(pool === 0 ? 'ask.turn.passNoAp' : 'ask.turn.passClosed')}
          onPress={() => answer({ do: 'pass' })}
        >
          {t(decision.pass && pool === 0 ? 'ask.turn.skip' : 'ask.turn.pass')}
        </Button>
        {w.rules.policies.turnsWaitForMoves && (
          <Button
            look="quiet"
            closed={decision.done ? null : t('ask.turn.doneClosed')}
            onPress={() => answer({ do: 'done' })}
          >
            {t('ask.turn.done')}
          </Button>
        )}
        <Button
          look="quiet"
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
