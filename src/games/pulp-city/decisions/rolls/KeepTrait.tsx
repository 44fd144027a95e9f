import { useMemo, useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { keptTraitOdds } from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import { amountInHand } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { clashOf } from '../../../../systems/pulp-city/view/actions/clash.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { useWorld } from '../../use-game.ts';
import { ClashPanel } from '../../panels/ClashPanel.tsx';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { OptionOdds } from '../../panels/odds/OptionOdds.tsx';
import { sayIn } from '../../words/say.ts';
import { traitName } from '../../words/names.ts';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** Another Trait is forced on the Attacker unless he pays. @rule PC-ROLL-16 */
export function KeepTrait({ decision, answer, game }: DecisionProps<'keepTrait'>) {
  const w = useWorld();
  const t = useT();
  const say = sayIn(w, t);
  const { spec, from, to, ap, power } = decision;
  const [pays, choose] = useState(false);
  const commit = () => answer(pays);
  const shown = usePreference(({ odds }) => odds);
  const { stack } = game.rest;
  const figures = useMemo(() => {
    const of = (keeps: boolean) => keptTraitOdds(w, spec, amountInHand(stack), keeps);
    return shown ? { pays: of(true), free: of(false) } : null;
  }, [shown, w, spec, stack]);
  const view = clashOf(w, pays ? { ...spec, keepsTrait: true } : spec);
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.keepTrait.title', { name: say.name(spec.attacker) })}
      note={t('ask.keepTrait.note', { power, from: traitName(t, from), to: traitName(t, to) })}
      foot={
        <Button look="primary" onPress={commit}>
          {pays
            ? t('ask.keepTrait.pay', { ap, trait: traitName(t, from) })
            : t('ask.keepTrait.roll', { trait: traitName(t, to) })}
        </Button>
      }
    >
      <div data-rule="PC-ROLL-16">
        <Options
          label={t('ask.keepTrait.title', { name: say.name(spec.attacker) })}
          chosen={[String(pays)]}
          onChoose={choose}
          options={[
            {
              value: false,
              key: 'false',
              title: traitName(t, to),
              note: t('ask.keepTrait.free'),
              end: <OptionOdds t={t} figures={figures?.free ?? null} />,
            },
            {
              value: true,
              key: 'true',
              title: traitName(t, from),
              note: t('ask.keepTrait.price', { ap }),
              end: <OptionOdds t={t} figures={figures?.pays ?? null} />,
            },
          ]}
        />
      </div>
      <ClashPanel say={say} view={view} note={say.name(spec.attacker)} />
    </DecisionFrame>
  );
}
