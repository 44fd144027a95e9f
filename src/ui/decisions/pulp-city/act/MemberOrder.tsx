import { Button } from '../../../kit/Button.tsx';
import { Panel, PanelHead } from '../../../kit/Panel.tsx';
import type { Say } from '../../../play/plans/plan.ts';

interface MemberOrderProps {
  readonly say: Say;
  readonly members: readonly string[];
  readonly onChange: (order: readonly string[]) => void;
}

/** The Attacker puts the models and pieces of an area into one order. @rule PC-ROLL-07 @rule PC-TYPE-22 */
export function MemberOrder({ say, members, onChange }: MemberOrderProps) {
  const { t } = say;
  return (
    <Panel label={t('play.declare.order')}>
      <PanelHead>{t('play.declare.order')}</PanelHead>
      <ol className="sfx-order" data-rule="PC-TYPE-22">
        {members.map((id, at) => {
          const name = say.name(id);
          const sooner = (): void => {
            const rest = members.filter((one) => one !== id);
            onChange([...rest.slice(0, at - 1), id, ...rest.slice(at - 1)]);
          };
          return (
            <li key={id}>
              <span>{t('play.sfx.order.line', { n: at + 1, effect: name })}</span>
              {at > 0 && (
                <Button narrow label={t('play.sfx.order.soonerOf', { effect: name })} onPress={sooner}>
                  {t('play.sfx.order.sooner')}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
