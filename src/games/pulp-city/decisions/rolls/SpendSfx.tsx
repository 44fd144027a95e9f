import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { SfxOffer } from '../../../../systems/pulp-city/model/decisions.ts';
import { declaredInHand } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import { effectsOf } from '../../../../systems/pulp-city/view/actions/effects.ts';
import { orderMatters } from '../../../../systems/pulp-city/model/effects.ts';
import { Stars } from '../../../../ui/kit/Attack.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { Stepper } from '../../../../ui/kit/Stepper.tsx';
import { SwitchRow } from '../../../../ui/kit/SwitchRow.tsx';
import { Ahead } from '../../panels/Forecast.tsx';
import { healthWords, pushesLines } from '../../words/forecast.ts';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { ExtraTargets } from '../../panels/odds/ExtraTargets.tsx';
import { useLastRoll } from '../../dice/rolls.ts';
import { type Say, sayIn } from '../../words/say.ts';
import { countOf, landing, picksOf, sfxLeft, sfxAhead, spendSfxPlan, withCount } from './roll-plan.ts';
import { effectHint, effectsWords, type Reckon, reckonFor } from '../../words/actions.ts';
import type { DecisionProps } from '../props.ts';
import { OrderList } from './OrderList.tsx';

/** SFX are spent in any mix, or left; the table shows ahead what would come of it. @rule PC-SFX-04 */
export function SpendSfx({ decision, answer, game }: DecisionProps<'spendSfx'>) {
  const w = useWorld();
  const { system } = useApp();
  const t = useT();
  const say = sayIn(w, t);
  const [draft, put] = useDraft(decision, spendSfxPlan.begin);
  const roll = useLastRoll();
  const { spec, base, offers, extras, thrown, sfx } = decision;
  const use = useMemo(() => declaredInHand(game.rest.stack), [game.rest.stack]);
  const left = sfxLeft(decision, draft);
  const picks = picksOf(draft);
  const effects = landing(decision, draft);
  const order = draft.order.length === effects.length ? draft.order : effects.map((_, at) => at);
  const plain = { picks, extras: draft.extras };
  const spent = draft.order.length === effects.length ? { ...plain, order } : plain;
  const why = system.check(game, decision, spent);
  const commit = () => {
    if (why === null) answer(spent);
  };
  const target = spec.target === null ? null : say.name(spec.target);
  const ahead = sfxAhead(w, game.rest.stack, decision, draft);
  const reckon = reckonFor(w, spec.attacker);
  const sure = effectsOf(w, spec, base);
  const idle = offers.map(
    (offer) => offer.effects.length > 0 && effectsOf(w, spec, offer.effects).length === 0,
  );
  const buys = (offer: SfxOffer, choice: number): boolean =>
    offer.closed === undefined && (thrown !== null || idle[choice] === false);
  const unused = offers.some(buys) ? left : 0;
  return (
    <DecisionFrame
      by={decision.by}
      title={t('play.sfx.title', { n: sfx + draft.extras.length })}
      note={t('play.sfx.note')}
      foot={
        <>
          {(picks.length > 0 || draft.extras.length > 0 || draft.order.length > 0) && (
            <Button narrow onPress={() => put(spendSfxPlan.begin(w, decision))}>
              {t('play.sfx.reset')}
            </Button>
          )}
          <Button look="primary" closed={why === null ? null : say.why(why)} onPress={commit}>
            {t('play.sfx.apply', { n: unused })}
          </Button>
        </>
      }
    >
      <Panel label={t('bar.sfx')}>
        <div data-rule="PC-SFX-01">
          <Stars
            count={sfx + draft.extras.length}
            cancelled={roll?.cancelled ?? 0}
            label={t('play.sfx.title', { n: sfx })}
            text={roll === null ? '' : t('play.sfx.won', { n: roll.attack.counted })}
            {...(roll !== null && roll.cancelled > 0
              ? { cancelText: t('play.sfx.cancelled', { n: roll.cancelled, name: target ?? '' }) }
              : {})}
          />
        </div>
        {sure.length > 0 && (
          <p className="always">
            <Icon name="check" size={18} />
            {target === null
              ? t('play.sfx.always', { effects: effectsWords(t, sure, reckon) })
              : t('play.sfx.alwaysTo', { effects: effectsWords(t, sure, reckon), name: target })}
          </p>
        )}
        <div className="stack panel__body">
          {target !== null && idle.every((nothing) => nothing) && (
            <p className="panel__note">{t('play.sfx.nothing', { name: target })}</p>
          )}
          {offers.map((offer, choice) =>
            idle[choice] === true ? null : (
              <Offer
                key={choice}
                say={say}
                reckon={reckon}
                offer={offer}
                count={countOf(draft.target, choice)}
                left={left}
                target={target}
                onChange={(count) =>
                  put({ ...draft, order: [], target: withCount(draft.target, choice, count) })
                }
              />
            ),
          )}
          {thrown !== null &&
            offers.map((offer, choice) => (
              <Offer
                key={`thrown ${choice}`}
                say={say}
                reckon={reckon}
                offer={offer}
                count={countOf(draft.thrown, choice)}
                left={left}
                target={say.name(thrown)}
                onChange={(count) =>
                  put({ ...draft, order: [], thrown: withCount(draft.thrown, choice, count) })
                }
              />
            ))}
          {extras.map((extra) => (
            <SwitchRow
              key={extra.power}
              boxed
              on={draft.extras.includes(extra.power)}
              label={extra.power}
              note={t('play.sfx.extra', { name: say.name(extra.model) })}
              onChange={(on) => {
                const names = on
                  ? [...draft.extras, extra.power]
                  : draft.extras.filter((one) => one !== extra.power);
                const fits = sfxLeft(decision, { ...draft, extras: names }) >= 0;
                put(
                  fits ? { ...draft, extras: names } : { target: [], thrown: [], extras: names, order: [] },
                );
              }}
            />
          ))}
        </div>
        <p className="sfx-sum">
          {ahead.health.map((one) => (
            <span key={one.target}>
              {say.name(one.target)} <b>{healthWords(t, one)}</b>
            </span>
          ))}
          <b className="sfx-sum__left">{t('play.sfx.left', { n: left })}</b>
        </p>
        <p className="sfx-unused" role="status">
          {unused > 0 && t('play.sfx.unused', { n: unused })}
        </p>
      </Panel>
      {use !== null && <ExtraTargets say={say} spec={spec} use={use} />}
      <Ahead lines={pushesLines(say, ahead)} />
      {orderMatters(effects) && (
        <OrderList
          label={t('play.sfx.order')}
          rule="PC-SFX-06"
          items={order}
          nameOf={(place) => effectsWords(t, effects.slice(place, place + 1), reckon)}
          onChange={(next) => put({ ...draft, order: next })}
        />
      )}
    </DecisionFrame>
  );
}

interface OfferProps {
  readonly say: Say;
  readonly reckon: Reckon;
  readonly offer: SfxOffer;
  readonly count: number;
  readonly left: number;
  readonly target: string | null;
  readonly onChange: (count: number) => void;
}

function Offer({ say, reckon, offer, count, left, target, onChange }: OfferProps) {
  const { t } = say;
  const name = effectsWords(t, offer.effects, reckon);
  const hint = offer.effects.map((node) => effectHint(t, node, reckon)).find((text) => text !== null) ?? null;
  const note =
    offer.closed === undefined
      ? offer.power === undefined
        ? (hint ?? target ?? '')
        : t('play.sfx.byPower', { power: offer.power })
      : t('refusal.sfx.closed');
  return (
    <Stepper
      label={name}
      note={note}
      lessLabel={t('ask.fewer', { what: name })}
      moreLabel={t('ask.more', { what: name })}
      value={count}
      min={0}
      max={offer.closed === undefined ? count + left : 0}
      onChange={onChange}
    />
  );
}
