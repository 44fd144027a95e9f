import { useMemo } from 'react';
import { formatInches } from '../../../../i18n/units.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import { isEnemy, sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { Declarer } from '../../../../systems/pulp-city/rules/actions/declaring.ts';
import { targetOdds } from '../../../../systems/pulp-city/view/actions/target-odds.ts';
import { targetsOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { usePreference } from '../../../../ui/shell/app.ts';
import { percent } from '../../panels/odds/figures.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { InFrames, OwnFrame } from '../../../../ui/kit/OwnFrame.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { type ActDraft, actionOrder, chosenUse } from './act-plan.ts';
import { inOrder } from './target-order.ts';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { useReadCard } from '../../panels/card/read-card.ts';
import { signOf } from '../../words/icons.ts';

interface TargetListProps {
  readonly say: Say;
  /** The Action as it is put together so far. */
  readonly draft: ActDraft;
  readonly who: Declarer;
  readonly chosen: string | null;
  readonly onPick: (id: string) => void;
  /** Before each frame that lays out some of them; always the same function. */
  readonly onRows?: () => void;
}

/** Every Target that the Action could have, and the chance against each that it may have. */
function useTargets(w: World, draft: ActDraft, who: Declarer) {
  const wanted = usePreference(({ odds }) => odds);
  return useMemo(() => {
    const picked = chosenUse(w, draft);
    const order = actionOrder(w, { ...draft, target: null });
    if (picked === null || order === null) return { findings: [], odds: {} };
    const { model, source, object } = draft;
    const found = targetsOf(w, model, source ?? model, picked.action, picked.use, who, object);
    const findings = inOrder(w, picked.action, who.side, found);
    return { findings, odds: wanted ? targetOdds(w, order, who, findings) : {} };
  }, [w, draft, who, wanted]);
}

/** Everything that could be a Target, with the chance against it; what is none says why. */
export function TargetList({ say, draft, who, chosen, onPick, onRows }: TargetListProps) {
  const { w, t } = say;
  const { side } = who;
  const { findings, odds } = useTargets(w, draft, who);
  const readCard = useReadCard();
  const shown = findings.filter(
    (one) => one.why === null || (isModel(w, one.id) && isEnemy(w, one.id, side)) || one.id === chosen,
  );
  const rows = shown.map((one) => {
    const profile = isModel(w, one.id) ? profileOf(w, one.id) : null;
    const share = odds[one.id];
    const gap = formatInches(one.gap, t.lang);
    return (
      <FactRow
        key={one.id}
        sign={profile === null ? 'target' : signOf(profile)}
        team={profile === null ? null : sideOf(w, one.id)}
        title={say.name(one.id)}
        note={
          one.why !== null
            ? shortWhy(say, one.why)
            : t(profile !== null && sideOf(w, one.id) === side ? 'play.declare.own' : 'play.declare.legal')
        }
        value={one.why !== null ? '' : share === undefined ? gap : percent(t, share)}
        under={share === undefined ? [] : [gap]}
        closed={one.why !== null}
        legal={one.why === null && (profile === null || sideOf(w, one.id) !== side)}
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
  });
  return (
    <Panel label={t('play.declare.targets')} choices="pick">
      <PanelHead>{t('play.declare.targets')}</PanelHead>
      <OwnFrame>
        <InFrames rows={rows} onRows={onRows} />
      </OwnFrame>
    </Panel>
  );
}
