import type { MessageKey } from '../../../i18n/messages.ts';
import { bookWords } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { MOST_PLAYERS, playersOf } from '../../../kernel/ids.ts';
import { PAIRINGS, type Switches } from '../../../systems/pulp-city/model/setup.ts';
import { readSeed } from '../../../systems/pulp-city/view/setup/seed.ts';
import {
  alliedIn,
  pairingKey,
  type SetupChoice,
  SWITCH_EDITIONS,
  teamNames,
} from '../../../systems/pulp-city/view/setup/setup.ts';
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

/** Dice, seed, who plays together, and the house-rule switches. @rule PC-TABLE-16 */
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
      {playersOf(choice.teams).length === MOST_PLAYERS && (
        <WhoPlaysTogether choice={choice} onChange={onChange} />
      )}
      <h3 className="label">{t('setup.houseRules')}</h3>
      <HouseRules choice={choice} onChange={onChange} />
    </>
  );
}

/** Of four Teams each against all others, or two against two. @rule PC-TABLE-14 */
function WhoPlaysTogether({ choice, onChange }: RulesStepProps) {
  const t = useT();
  const names = teamNames(choice.teams, bookWords(t.lang), choice.own);
  const allied = alliedIn(choice);
  return (
    <>
      <h3 className="label">{t('setup.together')}</h3>
      <Options
        label={t('setup.together')}
        rule="PC-TABLE-14"
        chosen={[allied === null ? NOBODY : pairingKey(allied)]}
        onChoose={(pairing) => onChange({ ...choice, allied: pairing })}
        options={[
          { value: null, key: NOBODY, title: t('setup.together.nobody') },
          ...PAIRINGS.map((pairing, at) => {
            const [one = [], other = []] = pairing.map((all) => all.map((side) => names[side]));
            return {
              value: pairing,
              key: pairingKey(pairing),
              title: t('setup.together.pairs', { one, other }),
              ...(at === 0 ? { note: t('setup.together.inTurn') } : {}),
            };
          }),
        ]}
      />
    </>
  );
}

const NOBODY = 'nobody';

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

/** A house rule as a switch: what it stands at, what a press makes of it, and the words for what it stands at now. */
interface HouseRule {
  readonly of: keyof Switches;
  readonly on: (now: Switches) => boolean;
  readonly set: (on: boolean) => Partial<Switches>;
  /** The words for off and on. */
  readonly notes: readonly [off: HouseRuleNote, on: HouseRuleNote];
}

type HouseRuleNote = Extract<MessageKey, `setup.switch.${string}.${string}`>;

const HOUSE_RULES: readonly HouseRule[] = [
  {
    of: 'minionMoveFatigue',
    on: (now) => now.minionMoveFatigue === 'paid',
    set: (on) => ({ minionMoveFatigue: on ? 'paid' : 'covered' }),
    notes: ['setup.switch.minionMoveFatigue.covered', 'setup.switch.minionMoveFatigue.paid'],
  },
  {
    of: 'sprintHeights2013',
    on: (now) => now.sprintHeights2013 === 'sum',
    set: (on) => ({ sprintHeights2013: on ? 'sum' : 'eachThing' }),
    notes: ['setup.switch.sprintHeights2013.eachThing', 'setup.switch.sprintHeights2013.sum'],
  },
  {
    of: 'crashAfterMovingOn',
    on: (now) => !now.crashAfterMovingOn,
    set: (on) => ({ crashAfterMovingOn: !on }),
    notes: ['setup.switch.crashAfterMovingOn.true', 'setup.switch.crashAfterMovingOn.false'],
  },
  {
    of: 'citizens2017',
    on: (now) => now.citizens2017 === 'afterTeams',
    set: (on) => ({ citizens2017: on ? 'afterTeams' : 'beforeTeams' }),
    notes: ['setup.switch.citizens2017.beforeTeams', 'setup.switch.citizens2017.afterTeams'],
  },
  {
    of: 'zoneContact',
    on: (now) => now.zoneContact === 'base',
    set: (on) => ({ zoneContact: on ? 'base' : 'middle' }),
    notes: ['setup.switch.zoneContact.middle', 'setup.switch.zoneContact.base'],
  },
  {
    of: 'infiltratorsTouchMarkers',
    on: (now) => now.infiltratorsTouchMarkers === false,
    set: (on) => ({ infiltratorsTouchMarkers: !on }),
    notes: ['setup.switch.infiltratorsTouchMarkers.true', 'setup.switch.infiltratorsTouchMarkers.false'],
  },
  {
    of: 'resourceWar',
    on: (now) => now.resourceWar === 'quarters',
    set: (on) => ({ resourceWar: on ? 'quarters' : 'markers' }),
    notes: ['setup.switch.resourceWar.markers', 'setup.switch.resourceWar.quarters'],
  },
  {
    of: 'fanFavorites',
    on: (now) => now.fanFavorites === 'generated',
    set: (on) => ({ fanFavorites: on ? 'generated' : 'kept' }),
    notes: ['setup.switch.fanFavorites.kept', 'setup.switch.fanFavorites.generated'],
  },
  {
    of: 'alliedTeamsFriendly',
    on: (now) => now.alliedTeamsFriendly === false,
    set: (on) => ({ alliedTeamsFriendly: !on }),
    notes: ['setup.switch.alliedTeamsFriendly.true', 'setup.switch.alliedTeamsFriendly.false'],
  },
];

/** Those that make a difference to what has been chosen. */
const isOffered = (of: keyof Switches, choice: SetupChoice): boolean =>
  SWITCH_EDITIONS[of].includes(choice.edition) && (of !== 'alliedTeamsFriendly' || alliedIn(choice) !== null);

function HouseRules({ choice, onChange }: RulesStepProps) {
  const t = useT();
  const { switches } = choice;
  return (
    <div className="switches">
      {HOUSE_RULES.filter(({ of }) => isOffered(of, choice)).map(({ of, on, set, notes }) => {
        const isOn = on(switches);
        return (
          <SwitchRow
            key={of}
            boxed
            on={isOn}
            onChange={(next) => onChange({ ...choice, switches: { ...switches, ...set(next) } })}
            label={t(`setup.switch.${of}`)}
            note={t(notes[isOn ? 1 : 0])}
          />
        );
      })}
    </div>
  );
}
