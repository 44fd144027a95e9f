import { formatInches } from '../../../../i18n/units.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { isEnemy, sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import type { TargetFinding } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { useReadCard } from '../../panels/card/read-card.ts';
import { signOf } from '../../words/icons.ts';

interface TargetListProps {
  readonly say: Say;
  readonly findings: readonly TargetFinding[];
  readonly side: 'a' | 'b';
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
}

/** Everything that could be a Target, the legal Enemies first; what is not says why. */
export function TargetList({ say, findings, side, chosen, onPick }: TargetListProps) {
  const { w, t } = say;
  const readCard = useReadCard();
  const rank = (one: TargetFinding): number => {
    const enemy = isModel(w, one.id) && isEnemy(w, one.id, side);
    return (one.why === null ? 0 : 4) + (enemy ? 0 : isModel(w, one.id) ? 1 : 2);
  };
  const shown = findings
    .filter(
      (one) => one.why === null || (isModel(w, one.id) && isEnemy(w, one.id, side)) || one.id === chosen,
    )
    .toSorted((one, other) => rank(one) - rank(other) || one.gap - other.gap);
  return (
    <Panel label={t('play.declare.targets')} choices="pick">
      <PanelHead>{t('play.declare.targets')}</PanelHead>
      {shown.map((one) => {
        const profile = isModel(w, one.id) ? profileOf(w, one.id) : null;
        return (
          <FactRow
            key={one.id}
            sign={profile === null ? 'target' : signOf(profile.id, profile.role)}
            team={profile === null ? null : sideOf(w, one.id)}
            title={say.name(one.id)}
            note={
              one.why !== null
                ? shortWhy(say, one.why)
                : t(
                    profile !== null && sideOf(w, one.id) === side
                      ? 'play.declare.own'
                      : 'play.declare.legal',
                  )
            }
            value={one.why === null ? formatInches(one.gap, t.lang) : ''}
            closed={one.why !== null}
            onPress={() => onPick(one.id)}
            {...(profile === null
              ? {}
              : {
                  card: {
                    model: one.id,
                    label: t('play.card.read', { name: say.name(one.id) }),
                    onRead: () => readCard(one.id),
                  },
                })}
          />
        );
      })}
    </Panel>
  );
}
