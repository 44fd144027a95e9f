import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { CardId, TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { cardSign } from '../../panels/card/card-options.ts';
import { useWorld } from '../../use-game.ts';
import { cardName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

interface NameCardProps {
  readonly by: TeamId;
  readonly title: string;
  readonly note: string;
  readonly cards: readonly CardId[];
  readonly confirm: (name: string) => string;
  readonly answer: (card: CardId) => void;
}

/** One of several Supremes is named. */
function NameCard({ by, title, note, cards, confirm, answer }: NameCardProps) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState<CardId | null>(null);
  return (
    <DecisionFrame
      by={by}
      onBack={() => choose(null)}
      title={title}
      note={note}
      foot={
        <Button
          look="primary"
          closed={chosen === null ? '' : null}
          onPress={() => chosen !== null && answer(chosen)}
        >
          {chosen === null ? t('ask.choose') : confirm(cardName(w, chosen))}
        </Button>
      }
    >
      <Options
        label={title}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={choose}
        options={cards.map((card) => ({
          value: card,
          key: card,
          sign: cardSign(w, card),
          title: cardName(w, card),
        }))}
      />
    </DecisionFrame>
  );
}

/** Whom the Agenda is about, told to everybody. @rule PC-AGENDA-09 */
export function Nominate({ decision: { by, agenda, cards }, answer }: DecisionProps<'nominate'>) {
  const t = useT();
  return (
    <NameCard
      by={by}
      title={t('ask.nominate.title', { agenda: t(`agenda.${agenda}`) })}
      note={t('ask.nominate.note')}
      cards={cards}
      confirm={(name) => t('ask.nominate.do', { name })}
      answer={answer}
    />
  );
}

/** Who leads a Team without a Leader. @rule PC-AGENDA-26 */
export function NameChief({ decision: { by, cards }, answer }: DecisionProps<'nameChief'>) {
  const t = useT();
  return (
    <NameCard
      by={by}
      title={t('ask.chief.title')}
      note={t('ask.chief.note')}
      cards={cards}
      confirm={(name) => t('ask.chief.do', { name })}
      answer={answer}
    />
  );
}
