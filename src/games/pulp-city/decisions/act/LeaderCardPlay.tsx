import { useT } from '../../../../i18n/use-t.ts';
import type { Act } from '../../../../systems/pulp-city/model/orders.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import { cardOf, modelOf, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { leaderEntries } from '../../../../systems/pulp-city/view/table/leader-cards.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { type ActDraft, type LeaderDraft, menuFor } from './act-plan.ts';
import { leaderCardName, leaderCardText, leaderWayName } from '../../words/leader-names.ts';
import { modelName } from '../../words/names.ts';
import { modelSign } from '../../panels/card/card-options.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

interface LeaderCardPlayProps {
  readonly decision: DecisionFor<'act'>;
  readonly draft: ActDraft;
  readonly leader: LeaderDraft;
  readonly put: (draft: ActDraft) => void;
  readonly answer: (act: Act) => void;
}

/** A Leader card being played: which use, and on whom. @rule PC-LEADER-02 */
export function LeaderCardPlay({ decision, draft, leader, put, answer }: LeaderCardPlayProps) {
  const t = useT();
  const w = useWorld();
  const { card, on } = leader;
  const entry = leaderEntries(w, decision).find((one) => one.card.id === card);
  const ways = entry?.ways ?? [];
  const way = ways.length === 1 ? 0 : leader.way;
  const choice = way === null ? null : (ways[way]?.choice ?? null);
  const missing = way === null ? 'Way' : choice !== null && on.length === 0 ? 'Pick' : null;
  const change = (next: Partial<LeaderDraft>): void => put({ ...draft, leader: { ...leader, ...next } });
  const back = (): void => put(menuFor(draft.model));
  const commit = (): void => {
    if (missing === null && way !== null) answer({ do: 'leaderCard', card, way, on });
  };
  return (
    <DecisionFrame
      by={decision.by}
      onBack={back}
      title={t('play.leader.title', { card: leaderCardName(t, card) })}
      note={leaderCardText(t, card)}
      foot={
        <>
          <Button onPress={back}>{t('play.leader.back')}</Button>
          <Button
            look="primary"
            closed={missing === null ? null : t(`play.leader.choose${missing}`)}
            onPress={commit}
          >
            {t('play.leader.title', { card: leaderCardName(t, card) })}
          </Button>
        </>
      }
    >
      {ways.length > 1 && (
        <Options
          label={t('play.leader.way')}
          chosen={way === null ? [] : [String(way)]}
          onChoose={(chosen) => change({ way: chosen, on: [] })}
          options={ways.map((one) => ({
            value: one.way,
            key: String(one.way),
            title: leaderWayName(t, card, one.way),
          }))}
        />
      )}
      {choice !== null && (
        <>
          <h3 className="label ask-label">{t('play.leader.pick', { n: choice.most })}</h3>
          <Options
            many={choice.most > 1}
            label={t('play.leader.pick', { n: choice.most })}
            chosen={on}
            onChoose={(model) => change({ on: toggled(on, model, choice.most) })}
            options={choice.among.map((model) => ({
              value: model,
              key: model,
              sign: modelSign(w, model),
              title: modelName(w, model),
              note: t('play.leader.state', {
                n: modelOf(w, model).health,
                max: profileOf(w, model).health,
                fatigue: cardOf(w, model).fatigue,
              }),
              team: decision.by,
              closed:
                choice.most > 1 && on.length >= choice.most && !on.includes(model)
                  ? t('refusal.leader.tooMany', { most: choice.most })
                  : null,
            }))}
          />
        </>
      )}
    </DecisionFrame>
  );
}

function toggled(on: readonly string[], model: string, most: number): readonly string[] {
  if (on.includes(model)) return on.filter((one) => one !== model);
  return most === 1 ? [model] : [...on, model];
}
