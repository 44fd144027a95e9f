import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Labelled } from './Labelled.tsx';
import { SETTINGS } from '../../../systems/pulp-city/model/ground.ts';
import {
  BALANCES,
  DENSITIES,
  HEIGHTS,
  TABLE_SIDES,
  type TableOrder,
} from '../../../systems/pulp-city/tables/generate.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import './tables.css';

interface OrderFieldsProps {
  readonly order: TableOrder;
  readonly onChange: (order: TableOrder) => void;
}

/** Seeds that are short enough to be told to somebody. */
const MOST_SEED = 10_000;

export const freshOrder = (order: TableOrder): TableOrder => ({ ...order, seed: freshSeed() % MOST_SEED });

export const FIRST_ORDER: TableOrder = {
  setting: 'city',
  side: 24,
  density: 'usual',
  heights: 'mixed',
  balance: 'halfTurn',
  seed: 1,
};

/** What a table made at random is to be like, and another one. */
export function OrderFields({ order, onChange }: OrderFieldsProps) {
  const t = useT();
  const settingId = useId();
  const seedId = useId();
  return (
    <div className="order">
      <label className="order__setting" htmlFor={settingId}>
        <span className="label">{t('tables.setting')}</span>
        <select
          id={settingId}
          className="field"
          value={order.setting}
          onChange={({ target }) => {
            const setting = SETTINGS.find((one) => one === target.value);
            if (setting !== undefined) onChange({ ...order, setting });
          }}
        >
          {SETTINGS.map((setting) => (
            <option key={setting} value={setting}>
              {t(`setting.${setting}`)}
            </option>
          ))}
        </select>
      </label>
      <Labelled
        label={t('tables.size')}
        value={order.side}
        onChange={(side) => onChange({ ...order, side })}
        options={TABLE_SIDES.map((value) => ({ value, text: t('tables.size.of', { n: value }) }))}
      />
      <Labelled
        label={t('tables.density')}
        value={order.density}
        onChange={(density) => onChange({ ...order, density })}
        options={DENSITIES.map((value) => ({ value, text: t(`tables.density.${value}`) }))}
      />
      <Labelled
        label={t('tables.heights')}
        value={order.heights}
        onChange={(heights) => onChange({ ...order, heights })}
        options={HEIGHTS.map((value) => ({ value, text: t(`tables.heights.${value}`) }))}
      />
      <Labelled
        label={t('tables.balance')}
        value={order.balance}
        onChange={(balance) => onChange({ ...order, balance })}
        options={BALANCES.map((value) => ({ value, text: t(`tables.balance.${value}`) }))}
      />
      <div className="order__seed">
        <label htmlFor={seedId}>
          <span className="label">{t('tables.seed')}</span>
          <input
            id={seedId}
            className="field"
            inputMode="numeric"
            autoComplete="off"
            value={order.seed}
            onChange={({ target }) => {
              const digits = target.value.replace(/\D/g, '').slice(0, 15);
              onChange({ ...order, seed: Number(digits) });
            }}
          />
        </label>
        <Button icon="die" onPress={() => onChange(freshOrder(order))}>
          {t('tables.another')}
        </Button>
      </div>
    </div>
  );
}
