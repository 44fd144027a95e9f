import type { Place } from '../../../../systems/pulp-city/model/place.ts';
import type { MovementType } from '../../../../systems/pulp-city/model/keywords.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import type { ActionOrder } from '../../../../systems/pulp-city/model/orders.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { nextTeam, playerFor } from '../../../../systems/pulp-city/board/sides.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import type { ReachLine } from '../../../../systems/pulp-city/view/actions/from-here.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { teamName } from '../../words/names.ts';
import { average, percent } from './figures.ts';
import './from-here.css';
import { useFromHere } from './use-from-here.ts';

/** What may follow the move at once. */
export interface ThenChoice {
  readonly chosen: ActionOrder | null;
  readonly onPick: (line: ReachLine) => void;
  readonly onLook: (model: string | null) => void;
}

interface FromHereProps {
  readonly say: Say;
  readonly by: TeamId;
  readonly model: string;
  readonly at: Place;
  readonly as: MovementType | null;
  readonly fatigue: number;
  readonly combined: boolean;
  readonly who: Declarer | null;
  /** A hand is on the ghost. */
  readonly held: boolean;
  readonly behind?: ThenChoice | undefined;
}

type OthersKey = 'play.from.others' | 'play.from.theirOthers';

/** Whom the model could strike where it would stand, and who could strike it, the worst blow first. */
export function FromHere({ say, by, model, at, as, fatigue, combined, who, held, behind }: FromHereProps) {
  const { w, t } = say;
  const shown = usePreference(({ odds }) => odds);
  const { found, whole } = useFromHere(w, { model, at, as, fatigue, combined }, who, held);
  const other = nextTeam(w, by);
  const list = (lines: readonly ReachLine[], of: 'model' | 'target', others: OthersKey) => {
    const sorted = shown ? lines : withoutWorth(lines);
    const hits = sorted.filter(({ odds }) => odds !== null).length;
    // Whoever is nearest tells how much is missing; the rest would push those who matter out of sight.
    const first = Math.max(1, hits);
    const row = (line: ReachLine) => (
      <Line key={line[of]} say={say} line={line} who={line[of]} shown={shown} behind={behind} />
    );
    return (
      <>
        {sorted.slice(0, first).map(row)}
        {sorted.length > first && (
          <details className="from-here__others">
            <summary>{t(others, { n: sorted.length - first })}</summary>
            {sorted.slice(first).map(row)}
          </details>
        )}
      </>
    );
  };
  return (
    <Panel className="from-here" label={t('play.from.label')}>
      <div aria-busy={!whole}>
        <PanelHead team={by}>{t('play.from.own', { name: say.name(model) })}</PanelHead>
        {behind !== undefined && whole && found.own.some(({ order }) => order !== null) && (
          <p className="panel__note">{t('plan.hint')}</p>
        )}
        {list(found.own, 'target', 'play.from.others')}
        <PanelHead team={other}>{t('play.from.theirs', { team: teamName(w, t, other) })}</PanelHead>
        {list(found.theirs, 'model', 'play.from.theirOthers')}
      </div>
    </Panel>
  );
}

/** Without odds the order tells none either: whoever can be struck first, by name. */
const withoutWorth = (lines: readonly ReachLine[]): readonly ReachLine[] =>
  lines.toSorted(
    (one, other) =>
      Number(one.odds === null) - Number(other.odds === null) ||
      one.target.localeCompare(other.target) ||
      one.model.localeCompare(other.model),
  );

interface LineProps {
  readonly say: Say;
  readonly line: ReachLine;
  readonly who: string;
  readonly shown: boolean;
  readonly behind: ThenChoice | undefined;
}

const isChosen = ({ order, target, model }: ReachLine, chosen: ActionOrder | null): boolean =>
  order !== null &&
  chosen !== null &&
  chosen.model === model &&
  chosen.targets[0] === target &&
  chosen.action === order.action;

function Line({ say, line, who, shown, behind }: LineProps) {
  const { w, t } = say;
  const { odds, action, why } = line;
  const profile = profileOf(w, who);
  const damage =
    odds === null || !shown || odds.expectedDamage === 0
      ? []
      : [t('play.commit.damage', { n: average(t, odds.expectedDamage) })];
  const ko =
    odds === null || !shown || odds.ko === 0 ? [] : [t('play.commit.ko', { n: percent(t, odds.ko) })];
  const plans = behind !== undefined && line.order !== null && who === line.target;
  return (
    <FactRow
      sign={signOf(profile)}
      team={playerFor(w, who)}
      title={say.name(who)}
      note={why === null ? (action ?? t('play.from.nothing')) : shortWhy(say, why)}
      value={odds === null ? t('play.from.no') : shown ? percent(t, odds.success) : t('play.from.yes')}
      under={[...damage, ...ko]}
      closed={odds === null}
      {...(behind === undefined ? {} : { onLook: (on: boolean) => behind.onLook(on ? who : null) })}
      {...(plans ? { chosen: isChosen(line, behind.chosen), onPress: () => behind.onPick(line) } : {})}
    />
  );
}
