import { useT } from '../../../../i18n/use-t.ts';
import type { EffectNode } from '../../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { effectsWords, type Reckon } from '../../words/actions.ts';

interface SfxOrderProps {
  readonly effects: readonly EffectNode[];
  /** Places in `effects`, as they will be applied. */
  readonly order: readonly number[];
  readonly reckon: Reckon;
  readonly onChange: (order: readonly number[]) => void;
}

/** The Attacker says in which order the Effects of one roll land. @rule PC-SFX-06 */
export function SfxOrder({ effects, order, reckon, onChange }: SfxOrderProps) {
  const t = useT();
  return (
    <Panel label={t('play.sfx.order')}>
      <ol className="sfx-order" data-rule="PC-SFX-06">
        {order.map((place, at) => {
          const node = effects[place];
          if (node === undefined) return null;
          const name = effectsWords(t, [node], reckon);
          const sooner = (): void => {
            const rest = order.filter((_, index) => index !== at);
            onChange([...rest.slice(0, at - 1), place, ...rest.slice(at - 1)]);
          };
          return (
            <li key={place}>
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
