import { useT } from '../../../i18n/use-t.ts';
import type { Switches } from '../../../systems/pulp-city/model/setup.ts';
import { readSeed } from '../../../systems/pulp-city/view/setup/seed.ts';
import { type SetupChoice, SWITCH_EDITIONS } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { LayoutSwitch } from '../../../ui/shell/menu/LayoutSwitch.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { useApp, usePreference } from '../../../ui/shell/app.ts';
import { freshSeed } from '../../../ui/shell/seed.ts';

interface RulesStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** Dice, seed and the house-rule switches. @rule PC-TABLE-16 */
export function RulesStep({ choice, onChange }: RulesStepProps) {
  const t = useT();
  const seedIsWrong = readSeed(choice.seed) === null;
  return (
    <>
      <h3 className="label">{t('setup.dice')}</h3>
      <Options
        label={t('setup.dice')}
        chosen={[choice.dice]}
        onChoose={(dice) => onChange({ ...choice, dice })}
        options={(['digital', 'entered'] as const).map((dice) => ({
          value: dice,
          key: dice,
          title: t(`setup.dice.${dice}`),
          note: t(`setup.dice.${dice}.note`),
        }))}
      />
      <label className="label" htmlFor="seed">
        {t('setup.seed')}
      </label>
      <div className="seed">
        <input
          id="seed"
          className="field"
          inputMode="numeric"
          autoComplete="off"
          value={choice.seed}
          aria-invalid={seedIsWrong}
          aria-describedby="seed-note"
          onChange={(event) => onChange({ ...choice, seed: event.target.value })}
        />
        <Button
          look="icon"
          icon="die"
          label={t('setup.seed.new')}
          onPress={() => onChange({ ...choice, seed: String(freshSeed()) })}
        />
      </div>
      <p id="seed-note" className={seedIsWrong ? 'text-refused' : 'text-quiet'} aria-live="polite">
        {seedIsWrong ? t('fault.setup.seed') : t('setup.seed.note')}
      </p>
      <LayoutSwitch />
      <BothSides />
      <h3 className="label">{t('setup.houseRules')}</h3>
      <HouseRules choice={choice} onChange={onChange} />
    </>
  );
}

/** One player at this screen needs no curtains. */
function BothSides() {
  const t = useT();
  const { preferences } = useApp();
  const covers = usePreference((state) => state.covers);
  return (
    <SwitchRow
      boxed
      on={!covers}
      onChange={(alone) => preferences.set({ covers: !alone })}
      label={t('prepare.bothSides')}
      note={t(covers ? 'prepare.bothSides.off' : 'prepare.bothSides.on')}
    />
  );
}

function HouseRules({ choice, onChange }: RulesStepProps) {
  const t = useT();
  const { switches, edition } = choice;
  const change = (next: Partial<Switches>): void =>
    onChange({ ...choice, switches: { ...switches, ...next } });
  const minions = switches.minionMoveFatigue;
  const heights = switches.sprintHeights2013;
  const crash = switches.crashAfterMovingOn;
  const citizens = switches.citizens2017;
  const { zoneContact: zones = 'middle', infiltratorsTouchMarkers: beside = true } = switches;
  const { resourceWar: resources = 'markers', fanFavorites: fans = 'kept' } = switches;
  return (
    <div className="switches">
      <SwitchRow
        boxed
        on={minions === 'paid'}
        onChange={(on) => change({ minionMoveFatigue: on ? 'paid' : 'covered' })}
        label={t('setup.switch.minionMoveFatigue')}
        note={t(`setup.switch.minionMoveFatigue.${minions}`)}
      />
      {SWITCH_EDITIONS.sprintHeights2013.includes(edition) && (
        <SwitchRow
          boxed
          on={heights === 'sum'}
          onChange={(on) => change({ sprintHeights2013: on ? 'sum' : 'eachThing' })}
          label={t('setup.switch.sprintHeights2013')}
          note={t(`setup.switch.sprintHeights2013.${heights}`)}
        />
      )}
      <SwitchRow
        boxed
        on={!crash}
        onChange={(on) => change({ crashAfterMovingOn: !on })}
        label={t('setup.switch.crashAfterMovingOn')}
        note={crash ? t('setup.switch.crashAfterMovingOn.true') : t('setup.switch.crashAfterMovingOn.false')}
      />
      {SWITCH_EDITIONS.citizens2017.includes(edition) && (
        <SwitchRow
          boxed
          on={citizens === 'afterTeams'}
          onChange={(on) => change({ citizens2017: on ? 'afterTeams' : 'beforeTeams' })}
          label={t('setup.switch.citizens2017')}
          note={t(`setup.switch.citizens2017.${citizens}`)}
        />
      )}
      {SWITCH_EDITIONS.zoneContact.includes(edition) && (
        <SwitchRow
          boxed
          on={zones === 'base'}
          onChange={(on) => change({ zoneContact: on ? 'base' : 'middle' })}
          label={t('setup.switch.zoneContact')}
          note={t(`setup.switch.zoneContact.${zones}`)}
        />
      )}
      <SwitchRow
        boxed
        on={!beside}
        onChange={(on) => change({ infiltratorsTouchMarkers: !on })}
        label={t('setup.switch.infiltratorsTouchMarkers')}
        note={
          beside
            ? t('setup.switch.infiltratorsTouchMarkers.true')
            : t('setup.switch.infiltratorsTouchMarkers.false')
        }
      />
      {SWITCH_EDITIONS.resourceWar.includes(edition) && (
        <SwitchRow
          boxed
          on={resources === 'quarters'}
          onChange={(on) => change({ resourceWar: on ? 'quarters' : 'markers' })}
          label={t('setup.switch.resourceWar')}
          note={t(`setup.switch.resourceWar.${resources}`)}
        />
      )}
      {SWITCH_EDITIONS.fanFavorites.includes(edition) && (
        <SwitchRow
          boxed
          on={fans === 'generated'}
          onChange={(on) => change({ fanFavorites: on ? 'generated' : 'kept' })}
          label={t('setup.switch.fanFavorites')}
          note={t(`setup.switch.fanFavorites.${fans}`)}
        />
      )}
    </div>
  );
}
