import { useState } from 'react';
import { translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type ByPlayer, playersOf } from '../../../kernel/ids.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { PlotId } from '../../../systems/pulp-city/model/setup.ts';
import type { PlotSketch } from '../../../systems/pulp-city/view/plot/sketch.ts';
import type { PlotOffer } from '../../../systems/pulp-city/view/setup/plots.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { usePreference } from '../../../ui/shell/app.ts';
import { faultWords } from '../words/faults.ts';
import { PlotPicture } from './PlotPicture.tsx';
import './plot-variants.css';

interface PlotVariantsProps {
  /** The Plot in its own form, with its variants. */
  readonly within: PlotOffer;
  readonly plot: PlotId;
  readonly sketches: ReadonlyMap<PlotId, PlotSketch>;
  readonly names: ByPlayer<string>;
  readonly onChange: (plot: PlotId) => void;
}

/** Who wants a variant that is not agreed on yet. */
interface Wish {
  readonly plot: PlotId;
  readonly by: readonly TeamId[];
}

/** The forms of a Plot: its own, and variants that need the shape of every Team on them. @rule PC-SETUP-03 */
export function PlotVariants({ within, plot, sketches, names, onChange }: PlotVariantsProps) {
  const t = useT();
  const apart = usePreference((state) => state.covers);
  const [wish, setWish] = useState<Wish | null>(null);
  const sides = playersOf(names);
  const wantedBy = (id: PlotId): readonly TeamId[] =>
    id === plot ? sides : wish?.plot === id ? wish.by : [];
  const agree = (id: PlotId): void => {
    setWish(null);
    onChange(id);
  };
  const turn = (id: PlotId, side: TeamId): void => {
    const were = wantedBy(id);
    const by = were.includes(side) ? were.filter((one) => one !== side) : [...were, side];
    if (by.length === sides.length) return agree(id);
    setWish({ plot: id, by });
    if (id === plot) onChange(within.plot);
  };
  return (
    <section className="plot-variants" aria-label={t('setup.plot.variants')}>
      <h3 className="label">{t('setup.plot.variants')}</h3>
      <div className="plot-variants__cards">
        <Variant
          offer={within}
          name={t('setup.plot.standard')}
          sketch={sketches.get(within.plot)}
          isChosen={plot === within.plot}
          onChoose={() => agree(within.plot)}
        />
        {within.variants.map((offer) => (
          <Variant
            key={offer.plot}
            offer={offer}
            name={t(`plot.${offer.plot}`)}
            sketch={sketches.get(offer.plot)}
            isChosen={plot === offer.plot}
            wish={
              apart ? { names, by: wantedBy(offer.plot), onTurn: (side) => turn(offer.plot, side) } : null
            }
            onChoose={() => agree(offer.plot)}
          />
        ))}
      </div>
    </section>
  );
}

interface VariantProps {
  readonly offer: PlotOffer;
  readonly name: string;
  readonly sketch: PlotSketch | undefined;
  readonly isChosen: boolean;
  /** Null: one press decides for all. */
  readonly wish?: {
    readonly names: ByPlayer<string>;
    readonly by: readonly TeamId[];
    readonly onTurn: (side: TeamId) => void;
  } | null;
  readonly onChoose: () => void;
}

function Variant({ offer, name, sketch, isChosen, wish = null, onChoose }: VariantProps) {
  const t = useT();
  const { rule, why } = offer;
  const face = (
    <>
      {sketch !== undefined && <PlotPicture sketch={sketch} />}
      <span className="plot-variant__words">
        <b>
          {name} {isChosen && <Icon name="check" size={16} className="text-legal" />}
        </b>
        <small data-closed={why !== null}>
          {why !== null ? faultWords(t, why) : translateOptional(t.lang, `plot.goal.${rule}`)}
        </small>
      </span>
    </>
  );
  if (wish === null || why !== null)
    return (
      <button
        type="button"
        className="plot-variant"
        aria-pressed={isChosen}
        aria-disabled={why !== null || undefined}
        onClick={() => {
          if (why === null) onChoose();
        }}
      >
        {face}
      </button>
    );
  const { names, by, onTurn } = wish;
  const few = by.length > 0 && !isChosen;
  return (
    <div className="plot-variant" role="group" aria-label={name} data-chosen={isChosen}>
      {face}
      <span className="plot-variant__teams">
        {playersOf(names).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={by.includes(side)}
            aria-label={t('setup.plot.wants', { team: names[side], variant: name })}
            onClick={() => onTurn(side)}
          >
            <TeamShape team={side} size={22} />
          </button>
        ))}
      </span>
      {few && (
        <small className="plot-variant__few" aria-live="polite">
          {t('setup.plot.fewWant', { teams: by.map((side) => names[side]), n: by.length })}
        </small>
      )}
    </div>
  );
}
