import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { HandOver } from '../../../../ui/shell/hand-over/HandOver.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { leaderCardName, leaderCardText } from '../../words/leader-names.ts';
import { cardName } from '../../words/names.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** A Leader card whose moment has come; what both sides are asked at once lies under a cover. @rule PC-LEADER-07 @rule PC-LEADER-21 */
export function PlayLeaderCard(props: DecisionProps<'playLeaderCard'>) {
  const t = useT();
  const { by, secret } = props.decision;
  if (secret !== true) return <CardChoice {...props} />;
  return (
    <HandOver team={by} what={t('cover.what.leaderCard')}>
      <CardChoice {...props} />
    </HandOver>
  );
}

function CardChoice({ decision, answer }: DecisionProps<'playLeaderCard'>) {
  const t = useT();
  const w = useWorld();
  const { card, cards } = decision;
  const [chosen, choose] = useState<(typeof cards)[number] | null>(null);
  return (
    <DecisionFrame
      by={decision.by}
      onBack={() => choose(null)}
      title={t('ask.leaderCard.title', { n: cards.length })}
      note={t('ask.leaderCard.note', { name: cardName(w, card) })}
      foot={
        <>
          <Button onPress={() => answer(null)}>{t('ask.leaderCard.none')}</Button>
          <Button
            look="primary"
            closed={chosen === null ? '' : null}
            onPress={() => chosen !== null && answer(chosen)}
          >
            {chosen === null
              ? t('ask.leaderCard.choose')
              : t('ask.leaderCard.do', { card: leaderCardName(t, chosen) })}
          </Button>
        </>
      }
    >
      <Options
        label={t('leaderCard.title')}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={choose}
        options={cards.map((one) => ({
          value: one,
          key: one,
          sign: 'star',
          team: decision.by,
          title: leaderCardName(t, one),
          note: leaderCardText(t, one),
        }))}
      />
    </DecisionFrame>
  );
}
