import { useMemo } from 'react';
import type { Place } from '../../../../systems/pulp-city/model/place.ts';
import type { MovementType } from '../../../../systems/pulp-city/model/keywords.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { nextTeam, playerFor } from '../../../../systems/pulp-city/board/sides.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import { type ReachLine, fromHere } from '../../../../systems/pulp-city/view/actions/from-here.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { teamName } from '../../words/names.ts';
import { average, percent } from './figures.ts';

interface FromHereProps {
  readonly say: Say;
  readonly by: TeamId;
  readonly model: string;
  readonly at: Place;
  readonly as: MovementType | null;
  readonly fatigue: number;
  readonly who: Declarer | null;
}

/** Whom the model could strike where it would stand, and who could strike it, the worst blow first. */
export function FromHere({ say, by, model, at, as, fatigue, who }: FromHereProps) {
  const { w, t } = say;
  const shown = usePreference(({ odds }) => odds);
  const { own, theirs } = useMemo(
    () => fromHere(w, { model, at, as, fatigue }, who),
    [w, model, at, as, fatigue, who],
  );
  const other = nextTeam(w, by);
  const list = (lines: readonly ReachLine[], of: 'model' | 'target') =>
    (shown ? lines : withoutWorth(lines)).map((line) => (
      <Line key={line[of]} say={say} line={line} who={line[of]} shown={shown} />
    ));
  return (
    <Panel label={t('play.from.label')}>
      <PanelHead team={by}>{t('play.from.own', { name: say.name(model) })}</PanelHead>
      {list(own, 'target')}
      <PanelHead team={other}>{t('play.from.theirs', { team: teamName(w, t, other) })}</PanelHead>
      {list(theirs, 'model')}
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
}

function Line({ say, line, who, shown }: LineProps) {
  const { w, t } = say;
  const { odds, action, why } = line;
  const profile = profileOf(w, who);
  const damage =
    odds === null || !shown || odds.expectedDamage === 0
      ? []
      : [t('play.commit.damage', { n: average(t, odds.expectedDamage) })];
  const ko =
    odds === null || !shown || odds.ko === 0 ? [] : [t('play.commit.ko', { n: percent(t, odds.ko) })];
  return (
    <FactRow
      sign={signOf(profile)}
      team={playerFor(w, who)}
      title={say.name(who)}
      note={why === null ? (action ?? t('play.from.nothing')) : shortWhy(say, why)}
      value={odds === null ? t('play.from.no') : shown ? percent(t, odds.success) : t('play.from.yes')}
      under={[...damage, ...ko]}
      closed={odds === null}
    />
  );
}
