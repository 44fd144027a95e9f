import { useT } from '../../../../i18n/use-t.ts';
import type { Adjustment } from '../../../../systems/pulp-city/model/events.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import { modelFigures, subjectOf } from '../../../../systems/pulp-city/view/table/adjustment.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { SwitchRow } from '../../../../ui/kit/SwitchRow.tsx';
import { useWorld } from '../../use-game.ts';
import { thingName } from '../../words/names.ts';
import { FigureRow } from './FigureRow.tsx';

export type AdjustDraft = Readonly<Record<string, Adjustment>>;

/** The number a draft gives to a figure, else the one the game has. */
export function drafted(draft: AdjustDraft, change: Adjustment, was: number): number {
  const found = draft[subjectOf(change)];
  return found !== undefined && 'to' in found && typeof found.to === 'number' ? found.to : was;
}

interface ModelFiguresFormProps {
  readonly model: ModelId;
  readonly draft: AdjustDraft;
  readonly onChange: (change: Adjustment) => void;
  readonly onMove: () => void;
}

/** Dice and points without a printed most. */
const MOST = 30;

export function ModelFiguresForm({ model, draft, onChange, onMove }: ModelFiguresFormProps) {
  const t = useT();
  const w = useWorld();
  const figures = modelFigures(w, model);
  const { card } = figures;
  const row = (label: string, was: number, max: number, make: (to: number) => Adjustment) => (
    <FigureRow
      key={label}
      label={label}
      was={was}
      value={drafted(draft, make(was), was)}
      max={Math.max(max, was)}
      onChange={(to) => onChange(make(to))}
    />
  );
  const condition = (name: 'stunned' | 'spectral') => {
    const change = (to: boolean): Adjustment => ({ what: 'condition', model, condition: name, to });
    const found = draft[subjectOf(change(true))];
    const on = found !== undefined && found.what === 'condition' ? found.to : figures[name];
    return (
      <SwitchRow
        key={name}
        boxed
        on={on}
        onChange={(to) => onChange(change(to))}
        label={t(`adjust.${name}`)}
      />
    );
  };
  return (
    <section className="figures" aria-label={thingName(w, t, model)}>
      <Button icon="foot" onPress={onMove}>
        {t('adjust.move')}
      </Button>
      {figures.healthMax > 0 &&
        row(t('adjust.health'), figures.health, figures.healthMax, (to) => ({ what: 'health', model, to }))}
      {!figures.citizen && (
        <>
          {row(t('adjust.fatigue'), figures.fatigue, figures.fatigueMax, (to) => ({
            what: 'fatigue',
            card,
            to,
          }))}
          {row(t('adjust.apSpent'), figures.apSpent, MOST, (to) => ({ what: 'apSpent', card, to }))}
          {row(t('adjust.powerUp'), figures.powerUp, MOST, (to) => ({ what: 'powerUp', card, to }))}
          {(['attack', 'defend', 'suppress'] as const).map((effect) =>
            row(t(`adjust.${effect}`), figures[effect], MOST, (to) => ({ what: 'dice', model, effect, to })),
          )}
          {condition('stunned')}
          {condition('spectral')}
        </>
      )}
    </section>
  );
}
