import { useMemo } from 'react';
import type { DeclaredUse } from '../../../../systems/pulp-city/model/declared-action.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { type AreaLine, blastOdds } from '../../../../systems/pulp-city/view/actions/area-odds.ts';
import type { membersOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { formatList } from '../../../../i18n/units.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Icon } from '../../../../ui/kit/Icon.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { usePreference } from '../../../../ui/shell/app.ts';
import type { Say } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { traitName } from '../../words/names.ts';
import { average, percent } from './figures.ts';
import './odds.css';

interface AreaListProps {
  readonly say: Say;
  readonly found: ReturnType<typeof membersOf>;
  /** null: it cannot be declared as it is. */
  readonly lines: readonly AreaLine[] | null;
  /** It is still to be said where it points. */
  readonly waits: boolean;
}

/** Everyone in the area of an Action, in the order of the rolls: how likely he is struck, and whether he is a friend. */
export function AreaList({ say, found, lines, waits }: AreaListProps) {
  const { t } = say;
  const shared = lines?.some(({ roll }) => roll === 'shared');
  const title = waits ? t('play.area.waits') : t('play.declare.members', { n: found.members.length });
  return (
    <>
      <FriendWarning say={say} lines={lines ?? []} />
      <Panel label={title}>
        <PanelHead>{title}</PanelHead>
        {shared === true && <p className="panel__note">{t('play.area.shared')}</p>}
        {lines === null
          ? found.members.map((id) => <Row key={id} say={say} id={id} note={t('play.declare.in')} />)
          : lines.map((line, at) => (
              <AreaRow key={line.target} say={say} line={line} place={lines.length > 1 ? at + 1 : null} />
            ))}
        {found.spared.map(({ target, why }) => (
          <Row key={target} say={say} id={target} note={say.why(why)} closed />
        ))}
      </Panel>
    </>
  );
}

/** Who else a Blast would catch where its Target stands. */
export function BlastList({
  say,
  use,
  target,
}: {
  readonly say: Say;
  readonly use: DeclaredUse;
  readonly target: string;
}) {
  const { w, t } = say;
  const blast = useMemo(() => blastOdds(w, use, target), [w, use, target]);
  if (blast === null || blast.lines.length === 0) return null;
  const title = blast.bySfx
    ? t('play.area.blastSfx', { x: blast.radius })
    : t('play.area.blast', { x: blast.radius, name: say.name(target) });
  return (
    <>
      <FriendWarning say={say} lines={blast.lines} />
      <Panel label={title}>
        <PanelHead>{title}</PanelHead>
        {blast.lines.map((line) => (
          <AreaRow key={line.target} say={say} line={line} place={null} />
        ))}
      </Panel>
    </>
  );
}

/** Names of the own side that would be struck. */
export function friendsIn(say: Say, lines: readonly AreaLine[]): string {
  const names = lines.filter(({ friend }) => friend).map(({ target }) => say.name(target));
  return formatList(names, say.t.lang);
}

function FriendWarning({ say, lines }: { readonly say: Say; readonly lines: readonly AreaLine[] }) {
  const friends = lines.filter(({ friend }) => friend);
  if (friends.length === 0) return null;
  return (
    <p className="friend-warning" role="alert">
      <Icon name="warning" size={28} />
      <span>
        <b>{say.t('play.area.friends', { names: friendsIn(say, lines), n: friends.length })}</b>
        <small>{say.t('play.area.friendsNote')}</small>
      </span>
    </p>
  );
}

function AreaRow({
  say,
  line,
  place,
}: {
  readonly say: Say;
  readonly line: AreaLine;
  readonly place: number | null;
}) {
  const { t } = say;
  const shown = usePreference(({ odds }) => odds);
  const { odds, roll, friend, success, expectedDamage, ko } = line;
  const defence = odds?.defence ?? null;
  const dice =
    roll === 'none'
      ? t('play.area.noRoll')
      : defence === null
        ? t('play.area.number')
        : t('play.area.defence', {
            trait: traitName(t, defence.trait),
            value: defence.value,
            dice: t('play.diceCount', { n: defence.dice }),
          });
  const note = friend ? t('play.dotted', { a: t('play.area.own'), b: dice }) : dice;
  const damage = expectedDamage > 0 ? t('play.commit.damage', { n: average(t, expectedDamage) }) : null;
  const end =
    ko > 0
      ? t(isModel(say.w, line.target) ? 'play.commit.ko' : 'play.commit.destroyed', { n: percent(t, ko) })
      : null;
  return (
    <Row
      say={say}
      id={line.target}
      note={note}
      friend={friend}
      place={place}
      {...(shown ? { value: percent(t, success), under: [damage, end].filter((one) => one !== null) } : {})}
    />
  );
}

interface RowProps {
  readonly say: Say;
  readonly id: string;
  readonly note: string;
  readonly closed?: boolean;
  readonly friend?: boolean;
  readonly place?: number | null;
  readonly value?: string;
  readonly under?: readonly string[];
}

function Row({
  say,
  id,
  note,
  closed = false,
  friend = false,
  place = null,
  value = '',
  under = [],
}: RowProps) {
  const { w, t } = say;
  const profile = isModel(w, id) ? profileOf(w, id) : null;
  const name = say.name(id);
  return (
    <FactRow
      sign={profile === null ? 'target' : signOf(profile)}
      team={profile === null ? null : sideOf(w, id)}
      title={place === null ? name : t('play.area.place', { n: place, name })}
      note={note}
      value={value}
      under={under}
      friend={friend}
      closed={closed}
    />
  );
}
