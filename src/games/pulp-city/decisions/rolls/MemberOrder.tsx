import { Button } from '../../../../ui/kit/Button.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import type { Say } from '../../words/say.ts';

interface MemberOrderProps {
  readonly label: string;
  readonly rule: string;
  readonly say: Say;
  readonly members: readonly string[];
  readonly onChange: (order: readonly string[]) => void;
}

/** The Attacker puts models and pieces into the order in which they are rolled against. @rule PC-ROLL-07 @rule PC-FX-04 */
export function MemberOrder({ say, label, rule, members, onChange }: MemberOrderProps) {
  const { t } = say;
  return (
    <Panel label={label}>
      <PanelHead>{label}</PanelHead>
      <ol className="sfx-order" data-rule={rule}>
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
