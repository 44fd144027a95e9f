import { useState } from 'react';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { type PlotOffer, plotOffers, rolledPlot } from '../../../systems/pulp-city/view/setup/plots.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import { faultWords } from '../words/faults.ts';
import { PlotPicture } from './PlotPicture.tsx';
import './plot-step.css';

interface PlotStepProps {
  readonly plot: PlotId;
  readonly rules: Ruleset;
  readonly teams: number;
  readonly table: TableLayout | null;
  readonly onChange: (plot: PlotId) => void;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the Encounter is about: by choice or by the die, variants by agreement. @rule PC-SETUP-03 */
export function PlotStep({ plot, rules, teams, table, onChange }: PlotStepProps) {
  const t = useT();
  const [face, setFace] = useState<number | null>(null);
  const offers = plotOffers(rules, { teams, table });
  const within = offers.find(
    (offer) => offer.plot === plot || offer.variants.some((one) => one.plot === plot),
  );
  const chosen = [within, ...(within?.variants ?? [])].find((offer) => offer?.plot === plot);
  const choose = (next: PlotId): void => {
    setFace(null);
    onChange(next);
  };
  /** What cannot be played here is rolled again. @rule PC-PLOT-26 */
  const roll = (): void => {
    const faces = FACES.filter((one) => rolledPlot(offers, one) !== null);
    const thrown = faces[stream(freshSeed())() % Math.max(1, faces.length)];
    if (thrown === undefined) return;
    const given = rolledPlot(offers, thrown);
    setFace(thrown);
    if (given !== null) onChange(given);
  };
  return (
    <div className="plot-step">
      <div className="plot-step__plots" role="radiogroup" aria-label={t('term.plot')} data-choices="pick">
        {offers.map((offer) => (
          <PlotCard
            key={offer.plot}
            offer={offer}
            isChosen={offer === within}
            onChoose={() => choose(offer.plot)}
          />
        ))}
      </div>
      <div className="plot-step__about">
        <p aria-live="polite">
          {face !== null && <b>{t('setup.plot.rolled', { face })} </b>}
          {chosen !== undefined && translateOptional(t.lang, `plot.goal.${chosen.rule}`)}
        </p>
        <Button look="plain" icon="die" onPress={roll}>
          {t('setup.plot.roll')}
        </Button>
      </div>
      {within !== undefined && within.variants.length > 0 && (
        <div
          className="plot-step__variants"
          role="radiogroup"
          aria-label={t('setup.plot.variants')}
          data-choices="pick"
        >
          <span className="label" aria-hidden>
            {t('setup.plot.variants')}
          </span>
          {[within, ...within.variants].map((offer) => (
            <VariantButton
              key={offer.plot}
              offer={offer}
              name={offer === within ? t('setup.plot.standard') : t(`plot.${offer.plot}`)}
              isChosen={offer.plot === plot}
              onChoose={() => choose(offer.plot)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface VariantButtonProps extends PlotCardProps {
  readonly name: string;
}

function VariantButton({ offer: { why }, name, isChosen, onChoose }: VariantButtonProps) {
  const t = useT();
  return (
    <button
      type="button"
      role="radio"
      className="plot-variant"
      aria-checked={isChosen}
      aria-disabled={why !== null || undefined}
      onClick={() => {
        if (why === null) onChoose();
      }}
    >
      {isChosen && <Icon name="check" size={16} className="text-legal" />} {name}
      {why !== null && <small>{faultWords(t, why)}</small>}
    </button>
  );
}

interface PlotCardProps {
  readonly offer: PlotOffer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PlotCard({ offer, isChosen, onChoose }: PlotCardProps) {
  const t = useT();
  const { plot, rule, faces, why } = offer;
  const note =
    why !== null
      ? faultWords(t, why)
      : faces.length > 0
        ? t('setup.plot.faces', { n: faces.length, faces: faces.join(', ') })
        : t('setup.plot.onPurpose');
  return (
    <button
      type="button"
      role="radio"
      className="plot-card"
      aria-checked={isChosen}
      aria-disabled={why !== null || undefined}
      onClick={() => {
        if (why === null) onChoose();
      }}
    >
      <PlotPicture rule={rule} />
      <span className="plot-card__words">
        <b>
          {t(`plot.${plot}`)} {isChosen && <Icon name="check" size={16} className="text-legal" />}
        </b>
        <small data-closed={why !== null}>{note}</small>
      </span>
    </button>
  );
}
