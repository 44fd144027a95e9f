import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';

interface OrderListProps<T> {
  readonly label: string;
  readonly rule: string;
  /** As they come, each of them once. */
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  readonly onChange: (order: readonly T[]) => void;
}

/** The Attacker says in which order things come: who is rolled against, which Effect lands. @rule PC-ROLL-07 @rule PC-SFX-06 */
export function OrderList<T extends string | number>({
  label,
  rule,
  items,
  nameOf,
  onChange,
}: OrderListProps<T>) {
  const t = useT();
  return (
    <Panel label={label}>
      <PanelHead>{label}</PanelHead>
      <ol className="sfx-order" data-rule={rule}>
        {items.map((item, at) => {
          const effect = nameOf(item);
          const sooner = (): void => {
            const rest = items.filter((one) => one !== item);
            onChange([...rest.slice(0, at - 1), item, ...rest.slice(at - 1)]);
          };
          return (
            <li key={item}>
              <span>{t('play.sfx.order.line', { n: at + 1, effect })}</span>
              {at > 0 && (
                <Button narrow label={t('play.sfx.order.soonerOf', { effect })} onPress={sooner}>
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
