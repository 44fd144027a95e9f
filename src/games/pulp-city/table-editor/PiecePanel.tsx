import { useT } from '../../../i18n/use-t.ts';
import { Labelled } from '../tables/Labelled.tsx';
import { sizeOf } from '../../../systems/pulp-city/model/size-class.ts';
import { MATERIALS, type TerrainPiece } from '../../../systems/pulp-city/model/terrain.ts';
import {
  named,
  ofMaterial,
  raised,
  rounded,
  sized,
  withDanger,
  withImpassable,
} from '../../../systems/pulp-city/tables/edit.ts';
import { frameOf } from '../../../systems/pulp-city/tables/frame.ts';
import {
  INSIDES,
  insideOf,
  levelsOf,
  MOST_LEVELS,
  withInside,
} from '../../../systems/pulp-city/tables/insides.ts';
import { withNumbers } from '../../../systems/pulp-city/board/piece-numbers.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Stepper } from '../../../ui/kit/Stepper.tsx';
import { toInches } from '../../../ui/table/units.ts';
import { useApp } from '../use-game.ts';
import { pieceName } from '../words/names.ts';
import { ofOtherRank } from '../../../systems/pulp-city/tables/kinds.ts';
import { canBeSized } from './handles.ts';
import { Length } from './Length.tsx';
import type { Plan } from './use-plan.ts';

interface PiecePanelProps {
  readonly plan: Plan;
}

/** The chosen piece: what it is to the rules, how large, and what can be done with it. */
export function PiecePanel({ plan }: PiecePanelProps) {
  const t = useT();
  const { table, chosen } = plan;
  return (
    <section className="piece-panel" aria-label={t('tables.piece')}>
      <label className="piece-panel__which">
        <span className="label">{t('tables.piece')}</span>
        <select
          className="field"
          value={chosen?.id ?? ''}
          onChange={({ target }) => plan.choose(target.value === '' ? null : target.value)}
        >
          <option value="">{t('tables.piece.none')}</option>
          {table.pieces.map((piece) => (
            <option key={piece.id} value={piece.id}>
              {t('tables.piece.option', {
                name: pieceName(t, piece),
                x: toInches(frameOf(piece.footprint).middle.x),
                y: toInches(frameOf(piece.footprint).middle.y),
              })}
            </option>
          ))}
        </select>
      </label>
      {chosen === null ? (
        <p className="text-quiet">{t('tables.piece.hint')}</p>
      ) : (
        <>
          <div className="piece-panel__do">
            <Button look="icon" icon="turn" label={t('tables.turn')} onPress={() => plan.turn(-1)} />
            <Button look="icon" icon="plus" label={t('tables.duplicate')} onPress={plan.duplicate} />
            <Button look="icon" icon="trash" label={t('tables.delete')} onPress={plan.remove} />
          </div>
          <Fields key={chosen.id} piece={chosen} onChange={plan.change} />
        </>
      )}
    </section>
  );
}

interface FieldsProps {
  readonly piece: TerrainPiece;
  readonly onChange: (piece: TerrainPiece) => void;
}

function Fields({ piece, onChange }: FieldsProps) {
  const t = useT();
  const frame = frameOf(piece.footprint);
  const height = piece.top - piece.bottom;
  const isDisc = piece.footprint.kind === 'disc';
  const rules = useApp().services.cardRules(EDITION_IDS[0]);
  const numbers = rules === null ? null : withNumbers(piece, rules);
  return (
    <>
      <label>
        <span className="label">{t('tables.piece.name')}</span>
        <input
          className="field"
          maxLength={60}
          defaultValue={piece.name === undefined ? '' : pieceName(t, piece)}
          placeholder={pieceName(t, piece)}
          onBlur={({ target }) => {
            const before = piece.name === undefined ? '' : pieceName(t, piece);
            if (target.value.trim() !== before) onChange(named(piece, target.value.trim()));
          }}
        />
      </label>
      <div className="piece-panel__sizes">
        {canBeSized(piece) && (
          <Length
            name={t(isDisc ? 'tables.diameter' : 'tables.length')}
            value={frame.length}
            min={0.3}
            max={24}
            onChange={(length) => onChange(sized(piece, length, isDisc ? length : frame.width))}
          />
        )}
        {canBeSized(piece) && !isDisc && (
          <Length
            name={t('tables.width')}
            value={frame.width}
            min={0.2}
            max={24}
            onChange={(width) => onChange(sized(piece, frame.length, width))}
          />
        )}
        {piece.solid && (
          <Length
            name={t('tables.height')}
            value={height}
            min={0.5}
            max={12}
            onChange={(next) => onChange(raised(piece, next))}
          />
        )}
      </div>
      {piece.kind === 'structure' && <StructureFields piece={piece} onChange={onChange} />}
      {piece.kind === 'object' && (
        <Labelled
          label={t('tables.rank')}
          value={piece.rank ?? 1}
          onChange={(rank) => onChange(ofOtherRank(piece, rank))}
          options={([1, 2, 3] as const).map((value) => ({ value, text: t('tables.rank.of', { n: value }) }))}
        />
      )}
      {piece.kind === 'area' && <AreaFields piece={piece} onChange={onChange} />}
      {piece.kind === 'structure' && (
        <p className="piece-panel__facts">
          {t('tables.piece.facts', {
            size: t(`size.${sizeOf(piece)}`),
            sum: Math.round(toInches(frame.length + frame.width + height) * 10) / 10,
            g: numbers?.g ?? 0,
            health: numbers?.health ?? 0,
            cover: t(`cover.${piece.cover}`),
          })}
        </p>
      )}
    </>
  );
}

function StructureFields({ piece, onChange }: FieldsProps) {
  const t = useT();
  const inside = insideOf(piece);
  const levels = levelsOf(piece);
  const isBarrier = !piece.standable && piece.parts === undefined;
  return (
    <>
      {!isBarrier && (
        <Labelled
          label={t('tables.inside')}
          value={inside}
          onChange={(next) => onChange(withInside(piece, next))}
          options={INSIDES.map((value) => ({ value, text: t(`tables.inside.${value}`) }))}
        />
      )}
      {inside === 'deck' && (
        <Stepper
          value={levels}
          min={1}
          max={MOST_LEVELS}
          onChange={(next) => onChange(withInside(piece, 'deck', next))}
          label={t('tables.levels')}
          lessLabel={t('tables.less', { name: t('tables.levels') })}
          moreLabel={t('tables.more', { name: t('tables.levels') })}
        />
      )}
      <Labelled
        label={t('tables.material')}
        value={piece.material ?? 'Solid'}
        onChange={(material) => onChange(ofMaterial(piece, material))}
        options={MATERIALS.map((value) => ({ value, text: t(`material.${value}`) }))}
      />
      {!isBarrier && inside !== 'deck' && inside !== 'ruin' && (
        <Labelled
          label={t('tables.shape')}
          value={piece.footprint.kind === 'disc' ? 'round' : 'square'}
          onChange={(shape) => onChange(rounded(piece, shape === 'round'))}
          options={(['square', 'round'] as const).map((value) => ({
            value,
            text: t(`tables.shape.${value}`),
          }))}
        />
      )}
    </>
  );
}

const HARMS = ['none', 'Dangerous', 'Very Dangerous', 'impassable'] as const;

function AreaFields({ piece, onChange }: FieldsProps) {
  const t = useT();
  const harm = piece.impassable !== undefined ? 'impassable' : (piece.danger?.grade ?? 'none');
  const trait = piece.danger?.trait ?? 'H';
  return (
    <>
      <Labelled
        label={t('tables.harm')}
        value={harm}
        onChange={(next) => {
          if (next === 'impassable') onChange(withImpassable(withDanger(piece, null), null));
          else {
            const plain = withImpassable(piece, undefined);
            onChange(withDanger(plain, next === 'none' ? null : { grade: next, trait }));
          }
        }}
        options={HARMS.map((value) => ({ value, text: t(`tables.harm.${value}`) }))}
      />
      {piece.danger !== undefined && (
        <Labelled
          label={t('tables.trait')}
          value={trait}
          onChange={(next) => {
            if (piece.danger !== undefined) onChange(withDanger(piece, { ...piece.danger, trait: next }));
          }}
          options={(['H', 'F'] as const).map((value) => ({ value, text: t(`trait.${value}.name`) }))}
        />
      )}
      {harm === 'impassable' && (
        <Labelled
          label={t('tables.over')}
          value={piece.impassable?.fixedHeight === null ? 'never' : 'over'}
          onChange={(next) => onChange(withImpassable(piece, next === 'never' ? null : 0))}
          options={(['over', 'never'] as const).map((value) => ({ value, text: t(`tables.over.${value}`) }))}
        />
      )}
    </>
  );
}
