import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { bestRoller } from '../../../../systems/pulp-city/view/setup/for-us.ts';
import { rollerFacts } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { HandOver } from '../../../../ui/shell/hand-over/HandOver.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { ForUs } from '../ForUs.tsx';
import { cardName } from '../../words/names.ts';
import { cardSign } from '../../panels/card/card-options.ts';
import type { DecisionProps } from '../props.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

/** Chosen in secret: a cover hides it until its own side says it is alone. @rule PC-START-01 */
export function ChooseRoller(props: DecisionProps<'chooseRoller'>) {
  const t = useT();
  const { by, deployment } = props.decision;
  return (
    <HandOver
      team={by}
      what={deployment ? t('cover.what.deployment') : t('cover.what.roller')}
      unseen={<ForUs decision={props.decision} />}
    >
      <RollerChoice {...props} />
    </HandOver>
  );
}

function RollerChoice({ decision, answer }: DecisionProps<'chooseRoller'>) {
  const t = useT();
  const w = useWorld();
  const [chosen, choose] = useState(() => bestRoller(w, decision.cards));
  const title = decision.deployment ? t('ask.roller.deployTitle') : t('ask.roller.title');
  return (
    <DecisionFrame
      by={decision.by}
      onBack={() => choose(bestRoller(w, decision.cards))}
      title={title}
      note={t('ask.roller.note')}
      foot={
        chosen !== undefined && (
          <Button look="primary" onPress={() => answer(chosen)}>
            {t('ask.roller.do', { name: cardName(w, chosen) })}
          </Button>
        )
      }
    >
      <Options
        label={title}
        chosen={chosen === undefined ? [] : [chosen]}
        onChoose={choose}
        options={decision.cards.map((card) => {
          const { mind, trump, dice } = rollerFacts(w, card);
          return {
            value: card,
            key: card,
            sign: cardSign(w, card),
            team: decision.by,
            title: cardName(w, card),
            note: trump ? t('ask.roller.mindTrump', { n: mind }) : t('ask.roller.mind', { n: mind }),
            end: t('ask.roller.dice', { n: dice }),
          };
        })}
      />
      <ForUs decision={decision} />
    </DecisionFrame>
  );
}
