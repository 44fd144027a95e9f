import { translateOptional } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { powerOf } from '../../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { cardText } from '../../words/actions.ts';
import { leaderCardName } from '../../words/leader-names.ts';
import { modelName, powerName } from '../../words/names.ts';
import { modelSign } from '../../panels/card/card-options.ts';
import type { DecisionProps } from '../props.ts';
import { useModelChoice } from '../use-model-choice.ts';
import { Options } from '../../../../ui/kit/Options.tsx';

/** A Power whose moment has come: used or not, and on whom. @rule PC-CARD-06 */
export function UsePower({ decision, answer }: DecisionProps<'usePower'>) {
  const t = useT();
  const w = useWorld();
  const { card, power, pick, must, about } = decision;
  const [model, choose] = useModelChoice(pick);
  const profile = profileById(w, cardById(w, card).profile);
  const found = powerOf(w, decision.by, power);
  const leaderText = translateOptional(t.lang, `leaderCard.${power}.text`);
  const name = leaderText === undefined ? powerName(profile, power) : leaderCardName(t, power);
  const ready = pick.length === 0 || model !== null;
  return (
    <DecisionFrame
      by={decision.by}
      title={t(must ? 'ask.power.mustTitle' : 'ask.power.title', { power: name })}
      note={profile.name}
      foot={
        <>
          {!must && (
            <Button onPress={() => answer({ use: false, model: null })}>{t('ask.power.none')}</Button>
          )}
          <Button
            look="primary"
            closed={ready ? null : ''}
            onPress={() => answer({ use: true, model: pick.length === 0 ? null : model })}
          >
            {ready ? t('ask.power.do', { power: name }) : t('ask.power.choose')}
          </Button>
        </>
      }
    >
      {about !== undefined && (
        <p className="ask-text">
          {t('ask.power.transfer', { name: modelName(w, about.model), points: about.points })}
        </p>
      )}
      {found !== null && <p className="ask-text">{cardText(t, found)}</p>}
      {leaderText !== undefined && <p className="ask-text">{leaderText}</p>}
      {pick.length > 0 && (
        <>
          <h3 className="label ask-label">{t('ask.power.pick')}</h3>
          <Options
            label={t('ask.power.pick')}
            chosen={model === null ? [] : [model]}
            onChoose={choose}
            options={pick.map((one) => ({
              value: one,
              key: one,
              sign: modelSign(w, one),
              title: modelName(w, one),
              team: w.state.cards[w.state.models[one]?.card ?? '']?.team ?? decision.by,
            }))}
          />
        </>
      )}
    </DecisionFrame>
  );
}
