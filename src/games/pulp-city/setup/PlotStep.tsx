import { useState } from 'react';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { ByPlayer } from '../../../kernel/ids.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import type { PlotSketch } from '../../../systems/pulp-city/view/plot/sketch.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { type PlotOffer, plotOffers, rolledPlot } from '../../../systems/pulp-city/view/setup/plots.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import { faultWords } from '../words/faults.ts';
import { PlotPicture } from './PlotPicture.tsx';
import { PlotVariants } from './PlotVariants.tsx';
import { usePlotSketches } from './use-plot-sketches.ts';
import './plot-step.css';

interface PlotStepProps {
  readonly edition: string;
  readonly plot: PlotId;
  readonly rules: Ruleset;
  readonly teams: number;
  readonly names: ByPlayer<string>;
  readonly table: TableLayout | null;
  readonly onChange: (plot: PlotId) => void;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What the Encounter is about: by choice or by the die, variants by agreement. @rule PC-SETUP-03 */
export function PlotStep({ edition, plot, rules, teams, names, table, onChange }: PlotStepProps) {
  const t = useT();
  const [face, setFace] = useState<number | null>(null);
  const offers = plotOffers(rules, { teams, table });
  const sketches = usePlotSketches(
    edition,
    offers.flatMap((offer) => [offer.plot, ...offer.variants.map((one) => one.plot)]),
    teams,
  );
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
            sketch={sketches.get(offer.plot)}
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
        <PlotVariants
          key={within.plot}
          within={within}
          plot={plot}
          sketches={sketches}
          names={names}
          onChange={choose}
        />
      )}
    </div>
  );
}

interface PlotCardProps {
  readonly offer: PlotOffer;
  /** Missing: it cannot be played by so many Teams. */
  readonly sketch: PlotSketch | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PlotCard({ offer, sketch, isChosen, onChoose }: PlotCardProps) {
  const t = useT();
  const { plot, faces, why } = offer;
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
      {sketch === undefined ? <span /> : <PlotPicture sketch={sketch} />}
      <span className="plot-card__words">
        <b>
          {t(`plot.${plot}`)} {isChosen && <Icon name="check" size={16} className="text-legal" />}
        </b>
        <small data-closed={why !== null}>{note}</small>
      </span>
    </button>
  );
}
