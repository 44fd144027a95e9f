import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { powerOf } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { cardText, wayWords } from '../../words/actions.ts';
import { modelName, powerName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

/** In which of several ways a Power is used, or in which of them together. @rule PC-CARD-06 */
export function PowerWays({ decision, answer }: DecisionProps<'powerWays'>) {
  const t = useT();
  const w = useWorld();
  const { card, power, ways, count, least = count, about } = decision;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const profile = profileById(w, cardById(w, card).profile);
  const found = powerOf(w, decision.by, power);
  const name = powerName(profile, power);
  const toggle = (at: number): void =>
    setChosen(
      chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].slice(-Math.max(1, count)),
    );
  const call = least < count ? t('ask.ways.some') : t('ask.ways.choose', { n: count });
  const ready = chosen.length >= least && chosen.length <= count;
  return (
    <DecisionFrame
      by={decision.by}
      title={t('ask.power.mustTitle', { power: name })}
      note={profile.name}
      foot={
        <Button look="primary" closed={ready ? null : ''} onPress={() => answer(chosen)}>
          {ready ? t('ask.power.do', { power: name }) : call}
        </Button>
      }
    >
      {about !== undefined && (
        <p className="ask-text">{t('ask.ways.about', { name: modelName(w, about) })}</p>
      )}
      {found !== null && <p className="ask-text">{cardText(t, found)}</p>}
      <Options
        many={count > 1}
        label={call}
        chosen={chosen.map(String)}
        onChoose={toggle}
        options={ways.map((way) => ({ value: way.at, key: `${way.at}`, title: wayWords(t, way) }))}
      />
    </DecisionFrame>
  );
}
