import { useT } from '../../../i18n/use-t.ts';
import { type GroundPatch, SURFACES } from '../../../systems/pulp-city/model/ground.ts';
import {
  isSurface,
  mirroredPatch,
  movedPatch,
  newPatch,
  ofSurface,
  patchBox,
  patchMiddle,
  reordered,
  sizedPatch,
  turnedPatch,
} from '../../../systems/pulp-city/tables/ground-edit.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { toInches } from '../../../ui/table/units.ts';
import { Length } from './Length.tsx';
import type { Plan } from './use-plan.ts';

const SHORTEST = 0.5;

/** Each patch of ground by itself: which one, how large, where, and over which others. */
export function GroundPatches({ plan }: { readonly plan: Plan }) {
  const t = useT();
  const { ground, patch: at, table } = plan;
  const patch = at === null ? undefined : ground[at];
  const add = (next: GroundPatch): void => {
    plan.setGround([...ground, next]);
    plan.choosePatch(ground.length);
  };
  return (
    <div className="ground-patches">
      <label>
        <span className="label">{t('tables.patch')}</span>
        <select
          className="field"
          value={at ?? ''}
          onChange={({ target }) => plan.choosePatch(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('tables.patch.none')}</option>
          {ground.map((one, index) => {
            const { x, y } = patchMiddle(one);
            const named = t('tables.piece.option', {
              name: t(`tables.patch.${one.kind}`),
              x: Math.round(toInches(x) * 10) / 10,
              y: Math.round(toInches(y) * 10) / 10,
            });
            return (
              <option key={index} value={index}>
                {named}
              </option>
            );
          })}
        </select>
      </label>
      {patch === undefined || at === null ? (
        <label>
          <span className="label">{t('tables.patch.add')}</span>
          <select
            className="field"
            value=""
            onChange={({ target }) => {
              const kind = SURFACES.find((one) => one === target.value);
              if (kind !== undefined) add(newPatch(kind, table.size));
            }}
          >
            <option value="">{t('tables.patch.which')}</option>
            {SURFACES.map((kind) => (
              <option key={kind} value={kind}>
                {t(`tables.patch.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <>
          <div className="ground-patches__do">
            <Button
              look="icon"
              icon="turn"
              label={t('tables.patch.turn')}
              onPress={() => plan.changePatch(turnedPatch(patch, -1))}
            />
            <Button
              look="icon"
              icon="swap"
              label={t('tables.patch.twin')}
              closed={plan.mirror === 'none' ? t('tables.mirror.off') : null}
              onPress={() => add(mirroredPatch(patch, table.size, plan.mirror))}
            />
            <Button
              look="icon"
              icon="minus"
              label={t('tables.patch.under')}
              closed={at === 0 ? t('tables.patch.lowest') : null}
              onPress={() => {
                plan.setGround(reordered(ground, at, -1));
                plan.choosePatch(at - 1);
              }}
            />
            <Button
              look="icon"
              icon="plus"
              label={t('tables.patch.over')}
              closed={at === ground.length - 1 ? t('tables.patch.highest') : null}
              onPress={() => {
                plan.setGround(reordered(ground, at, 1));
                plan.choosePatch(at + 1);
              }}
            />
            <Button
              look="icon"
              icon="trash"
              label={t('tables.patch.delete')}
              onPress={() => plan.changePatch(null)}
            />
          </div>
          <Fields key={at} patch={patch} size={table.size} onChange={plan.changePatch} />
        </>
      )}
    </div>
  );
}

interface FieldsProps {
  readonly patch: GroundPatch;
  /** Micrometres along a side of the table. */
  readonly size: number;
  readonly onChange: (patch: GroundPatch) => void;
}

function Fields({ patch, size, onChange }: FieldsProps) {
  const t = useT();
  const { x0, y0, x1, y1 } = patchBox(patch);
  const { x, y } = patchMiddle(patch);
  const side = toInches(size);
  return (
    <>
      {isSurface(patch) && (
        <label>
          <span className="label">{t('tables.patch.kind')}</span>
          <select
            className="field"
            value={patch.kind}
            onChange={({ target }) => {
              const kind = SURFACES.find((one) => one === target.value);
              if (kind !== undefined) onChange(ofSurface(patch, kind));
            }}
          >
            {SURFACES.map((kind) => (
              <option key={kind} value={kind}>
                {t(`tables.patch.${kind}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="piece-panel__sizes">
        {x1 > x0 && (
          <Length
            name={t('tables.length')}
            value={x1 - x0}
            min={SHORTEST}
            max={side}
            onChange={(length) => onChange(sizedPatch(patch, length, y1 - y0))}
          />
        )}
        {y1 > y0 && (
          <Length
            name={t('tables.width')}
            value={y1 - y0}
            min={SHORTEST}
            max={side}
            onChange={(depth) => onChange(sizedPatch(patch, x1 - x0, depth))}
          />
        )}
        <Length
          name={t('tables.patch.east')}
          value={x}
          min={0}
          max={side}
          onChange={(next) => onChange(movedPatch(patch, next - x, 0))}
        />
        <Length
          name={t('tables.patch.north')}
          value={y}
          min={0}
          max={side}
          onChange={(next) => onChange(movedPatch(patch, 0, next - y))}
        />
      </div>
    </>
  );
}
