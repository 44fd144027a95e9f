import { useT } from '../../../i18n/use-t.ts';
import { SETTINGS } from '../../../systems/pulp-city/model/ground.ts';
import { settingGround } from '../../../systems/pulp-city/tables/plans.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { GroundPatches } from './GroundPatches.tsx';
import { PicturePanel } from './PicturePanel.tsx';
import type { Plan } from './use-plan.ts';

/** What lies under the pieces: the setting, what is painted patch by patch, a photograph. */
export function GroundPanel({ plan }: { readonly plan: Plan }) {
  const t = useT();
  const { table } = plan;
  return (
    <section className="ground-panel" aria-label={t('tables.tab.ground')}>
      <label>
        <span className="label">{t('tables.setting')}</span>
        <select
          className="field"
          value={table.setting ?? 'city'}
          onChange={({ target }) => {
            const setting = SETTINGS.find((one) => one === target.value);
            if (setting !== undefined)
              plan.set({ ...table, setting, ground: settingGround(setting, table.size, 1) });
          }}
        >
          {SETTINGS.map((setting) => (
            <option key={setting} value={setting}>
              {t(`setting.${setting}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="buttons">
        <Button
          narrow
          icon="die"
          onPress={() => {
            const seed = ((table.ground?.length ?? 0) * 7 + JSON.stringify(table.ground ?? []).length) % 997;
            plan.setGround(settingGround(table.setting ?? 'city', table.size, seed));
          }}
        >
          {t('tables.ground.other')}
        </Button>
        <Button narrow icon="cross" onPress={() => plan.setGround([])}>
          {t('tables.ground.bare')}
        </Button>
      </div>
      <GroundPatches plan={plan} />
      <PicturePanel table={table} onChange={plan.set} />
    </section>
  );
}
