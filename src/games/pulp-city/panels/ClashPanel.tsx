import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { ReactNode } from 'react';
import type { SidePool } from '../../../systems/pulp-city/model/roll.ts';
import {
  actionOn,
  cardOf,
  isModel,
  modelOf,
  profileById,
  profileOf,
} from '../../../systems/pulp-city/model/lookup.ts';
import { nextTeam, playerFor, teamOf } from '../../../systems/pulp-city/board/sides.ts';
import { outcomeOf } from '../../../systems/pulp-city/view/actions/effects.ts';
import type { ClashView, ClosedBonus, PoolView } from '../../../systems/pulp-city/view/actions/clash.ts';
import { Clash, Pool, type PoolLine } from '../../../ui/kit/Attack.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { type Say } from '../words/say.ts';
import { signOf } from '../words/icons.ts';
import { effectsWords, reckonFor, sfxLine, sourceWords } from '../words/actions.ts';
import { traitName } from '../words/names.ts';
import { askOfDie, askOfTrait } from '../power-asked.ts';

interface ClashPanelProps {
  readonly say: Say;
  readonly view: ClashView;
  /** Words under the Attacker's title: who, and the price. */
  readonly note: string;
  /** Dice still being chosen, below the list of each side. */
  readonly attackExtra?: ReactNode;
  readonly defendExtra?: ReactNode;
  /** What it comes to, below both pools. */
  readonly children?: ReactNode;
}

/** Both sides of a roll: every die with its cause, closed bonuses with why, and who would win a tie. */
export function ClashPanel({ say, view, note, attackExtra, defendExtra, children }: ClashPanelProps) {
  const { w, t } = say;
  const { spec, attack, defence, number, tie } = view;
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const attacker = profileOf(w, spec.attacker);
  const team = teamOf(w, spec.attacker);
  const { target } = spec;
  const reckon = reckonFor(w, spec.attacker);
  const outcome = outcomeOf(w, spec);
  const sfx = sfxLine(t, outcome.sfx, reckon);
  return (
    <Panel className="clash-panel" label={t('play.clash.label')}>
      <Clash
        left={{
          team,
          sign: signOf(attacker),
          title: action?.name ?? '',
          note,
        }}
        right={rightSide(say, target, team)}
      />
      <div className="pools">
        <div>
          <PoolBox say={say} team={team} view={attack} />
          {attackExtra}
        </div>
        <div>
          {defence === null ? (
            <NumberBox
              say={say}
              team={target === null || !isModel(w, target) ? nextTeam(w, team) : playerFor(w, target)}
              number={number}
            />
          ) : (
            <PoolBox
              say={say}
              team={defence.pool.model === null ? team : playerFor(w, defence.pool.model)}
              view={defence}
            />
          )}
          {defendExtra}
        </div>
      </div>
      {tie !== null && (
        <p className="tie" data-rule="PC-ROLL-05">
          {tie.rule === 'number'
            ? t('play.tie.number')
            : t(`play.tie.${tie.rule}`, { name: say.name(tie.wins) })}
        </p>
      )}
      {children}
      <dl className="outcome">
        <dt>{t('play.clash.onHit')}</dt>
        <dd data-rule="PC-SFX-06">
          {outcome.effects.length === 0 ? t('common.none') : effectsWords(t, outcome.effects, reckon)}
        </dd>
        {sfx !== null && (
          <>
            <dt>
              <Icon name="star" size={14} /> {t('play.clash.eachSfx', { face: attack.pool.sfxFrom })}
            </dt>
            <dd data-rule="PC-SFX-01">{sfx}</dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function rightSide({ w, t, name }: Say, target: string | null, team: TeamId) {
  if (target === null || !isModel(w, target)) {
    const piece = target === null ? undefined : w.state.pieces[target];
    const other = nextTeam(w, team);
    return {
      team: other,
      sign: 'target',
      title: target === null ? t('play.clash.number') : name(target),
      note:
        piece?.health === undefined
          ? t('bar.targetNumber')
          : t('play.healthOf', { n: piece.health, max: piece.maxHealth ?? piece.health }),
    } as const;
  }
  const profile = profileById(w, cardOf(w, target).profile);
  return {
    team: playerFor(w, target),
    sign: signOf(profile),
    title: name(target),
    note: t('play.healthOf', { n: modelOf(w, target).health, max: profile.health }),
  };
}

function PoolBox({ say, team, view }: { readonly say: Say; readonly team: TeamId; readonly view: PoolView }) {
  const { t } = say;
  const { pool, closed } = view;
  return (
    <div data-rule="PC-ROLL-03">
      <Pool
        team={team}
        trait={traitName(t, pool.trait)}
        value={pool.value}
        trump={pool.trump}
        dice={t('play.diceCount', { n: pool.dice })}
        lines={[
          ...traitLines(say, pool),
          ...sourceLines(say, pool),
          ...closed.map((one) => closedLine(say, one)),
        ]}
      />
    </div>
  );
}

/** What of the Trait is not the model's own. */
const traitLines = ({ t }: Say, { trait, traitFrom = [] }: SidePool): readonly PoolLine[] =>
  traitFrom.map((source, index) => ({
    id: `trait ${source.name} ${index}`,
    amount: t(source.by < 0 ? 'play.dice.minus' : 'play.dice.plus', { n: Math.abs(source.by) }),
    text: (
      <span data-rule={askOfTrait(source)}>
        {t('play.clash.traitFrom', {
          trait: traitName(t, trait),
          power: t('dice.power', { name: source.name }),
        })}
      </span>
    ),
  }));

function sourceLines({ t }: Say, pool: SidePool): readonly PoolLine[] {
  return pool.sources.map((source, index) => ({
    id: `${source.kind} ${source.name} ${index}`,
    amount:
      source.kind === 'base'
        ? String(source.dice)
        : t(source.dice < 0 ? 'play.dice.minus' : 'play.dice.plus', { n: Math.abs(source.dice) }),
    text: (
      <span data-rule={askOfDie(source)}>
        {source.kind === 'base' ? t('play.dice.always') : sourceWords(t, source)}
      </span>
    ),
    gold: source.kind === 'powerUp',
  }));
}

const RULE_OF_BONUS: Readonly<Record<string, string>> = {
  'Higher Ground': 'PC-BONUS-04',
  'In Cover': 'PC-BONUS-06',
  Mobbing: 'PC-BONUS-07',
  Momentum: 'PC-BONUS-08',
  'Size Matters': 'PC-BONUS-10',
  'Power Up': 'PC-FX-22',
};

function closedLine({ t }: Say, { name, why }: ClosedBonus): PoolLine {
  return {
    id: `closed ${name}`,
    amount: '0',
    text: (
      <span data-rule={RULE_OF_BONUS[name]}>
        {t('play.closed.line', {
          bonus: t(`bonus.${name}`, { of: '' }),
          why: t(`play.closed.${why}`, { bonus: name }),
        })}
      </span>
    ),
    closed: true,
  };
}

function NumberBox({
  say,
  team,
  number,
}: {
  readonly say: Say;
  readonly team: TeamId;
  readonly number: number | null;
}) {
  const { t } = say;
  return (
    <div data-rule="PC-ROLL-06">
      <Pool
        team={team}
        trait={t('bar.targetNumber')}
        value={number ?? 0}
        dice=""
        lines={[{ id: 'number', amount: '0', text: t('play.dice.noneRolled'), closed: true }]}
      />
    </div>
  );
}
