import { translateOptional } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import type { PowerProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useApp } from '../../use-game.ts';
import './by-hand.css';

interface ByHandProps {
  readonly power: PowerProfile;
  /** Whose card it is, in play; null: the card is only looked at. */
  readonly model: ModelId | null;
}

/** Of a Power that is left to the players: why, how it is done here, and the one press to do it. @rule PC-CARD-06 */
export function ByHand({ power, model }: ByHandProps) {
  const t = useT();
  const { view } = useApp();
  if (power.coverage === 'full') return null;
  return (
    <div className="by-hand">
      <p>{translateOptional(t.lang, `byHand.${power.id}`) ?? t('byHand.any')}</p>
      {model !== null && (
        <Button
          look="quiet"
          icon="people"
          onPress={() => {
            view.select(model);
            view.open('adjust');
          }}
        >
          {t('byHand.carryOut')}
        </Button>
      )}
    </div>
  );
}
