import { useT } from '../../../../i18n/use-t.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import '../../../../ui/kit/choices.css';

type Side = DecisionFor<'chooseEdge'>['edges'][number] | DecisionFor<'giveCorner'>['corners'][number];

interface EdgeRingProps<S extends Side> {
  readonly label: string;
  readonly sides: readonly S[];
  readonly chosen: S | undefined;
  readonly onChoose: (side: S) => void;
}

/** Edges or corners around a small table, as they lie around the real one. */
export function EdgeRing<S extends Side>({ label, sides, chosen, onChoose }: EdgeRingProps<S>) {
  const t = useT();
  return (
    <div className="edges" role="radiogroup" data-choices="pick" aria-label={label}>
      {sides.map((side) => (
        <button
          key={side}
          type="button"
          role="radio"
          className="option"
          data-edge={side}
          aria-checked={side === chosen}
          onClick={() => onChoose(side)}
        >
          <b>{t(`setup.edge.${side}`)}</b>
        </button>
      ))}
      <div className="edges__table" aria-hidden />
    </div>
  );
}
