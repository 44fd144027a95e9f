import { useT } from '../../../../i18n/use-t.ts';
import { TRAITS } from '../../../../systems/pulp-city/model/keywords.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { cardOf, modelOf, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { teamOf } from '../../../../systems/pulp-city/board/sides.ts';
import { apLimit, fatigueLimit } from '../../../../systems/pulp-city/traits/limits.ts';
import { isTrump, traitOf } from '../../../../systems/pulp-city/traits/values.ts';
import { conditionsOf } from '../../../../systems/pulp-city/view/table/models.ts';
import { COLOUR } from '../../../../styles/tokens.ts';
import { CardHead } from '../../../../ui/kit/Card.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Meter, PipRow, PowerDie, TraitCell } from '../../../../ui/kit/Meters.tsx';
import { FilledIn } from './FilledIn.tsx';
import { PointsMeter } from './PointsMeter.tsx';
import { isFilledIn } from '../../words/filled-in.ts';
import { CONDITION_SIGNS, signOf } from '../../words/icons.ts';
import { conditionWords, kindLine } from '../../words/actions.ts';
import { traitLetter } from '../../words/names.ts';

/** The head of a card in play: who it is, its six Traits as they are now, and what it has left. */
export function CardTop({ w, model }: { readonly w: World; readonly model: string }) {
  const t = useT();
  const profile = profileOf(w, model);
  const card = cardOf(w, model);
  const most = apLimit(w, card.id);
  return (
    <>
      <CardHead
        team={teamOf(w, model)}
        sign={signOf(profile)}
        name={profile.name}
        kind={kindLine(t, profile)}
        note={isFilledIn(profile.id) ? <FilledIn /> : null}
      />
      <div className="traits" data-rule="PC-DESC-01">
        {TRAITS.map((trait) => (
          <TraitCell
            key={trait}
            letter={traitLetter(t, trait, w.setup.edition)}
            name={t(`trait.${trait}.short`)}
            value={traitOf(w, model, trait)}
            trump={isTrump(w, model, trait) ? t('trait.trump') : null}
          />
        ))}
      </div>
      <div className="meters">
        <Meter icon="heart" tone={COLOUR.legal} label={t('card.health')}>
          {t('play.of', { n: modelOf(w, model).health, max: profile.health })}
        </Meter>
        {most !== null && (
          <Meter>
            {t('card.apLimit')} <PipRow spent={card.apSpent} max={most} />
          </Meter>
        )}
        <Meter icon="drop" tone={COLOUR.fatigue} label={t('term.fatigue')}>
          {t('play.of', { n: card.fatigue, max: fatigueLimit(w, card.id) })}
        </Meter>
        <PointsMeter w={w} card={card.id} />
        {card.powerUp > 0 && <PowerDie>{card.powerUp}</PowerDie>}
        {conditionsOf(w, model).map((fact) => (
          <span key={fact.what} className="tag tag--ink" data-rule="PC-COND-05">
            <Icon name={CONDITION_SIGNS[fact.what]} size={13} /> {conditionWords(w, t, fact)}
          </span>
        ))}
      </div>
    </>
  );
}
