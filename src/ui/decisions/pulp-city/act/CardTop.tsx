import { useT } from '../../../../i18n/use-t.ts';
import { TRAITS } from '../../../../systems/pulp-city/model/profile.ts';
import { type World, cardOf, modelOf, profileOf } from '../../../../systems/pulp-city/model/world.ts';
import { teamOf } from '../../../../systems/pulp-city/rules/bodies.ts';
import { apLimit, fatigueLimit, isTrump, traitOf } from '../../../../systems/pulp-city/rules/traits.ts';
import { conditionsOf } from '../../../../systems/pulp-city/view/scene-facts.ts';
import { COLOUR } from '../../../../styles/tokens.ts';
import { CardHead } from '../../../kit/Card.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Meter, PipRow, PowerDie, TraitCell } from '../../../kit/Meters.tsx';
import { CONDITION_SIGNS, signOf } from '../../../play/signs.ts';
import { conditionWords, kindLine, traitLetter } from '../../../play/words.ts';

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
        sign={signOf(profile.id, profile.role)}
        name={profile.name}
        kind={kindLine(t, profile)}
      />
      <div className="traits" data-rule="PC-DESC-01">
        {TRAITS.map((trait) => (
          <TraitCell
            key={trait}
            letter={traitLetter(t, trait, w.setup.edition)}
            name={t(`trait.${trait}.short`)}
            value={traitOf(w, model, trait)}
            trump={isTrump(w, model, trait)}
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
