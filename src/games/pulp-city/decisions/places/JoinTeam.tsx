import { useT } from '../../../../i18n/use-t.ts';
import { profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { useApp, useWorld } from '../../use-game.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import { useDraft } from '../use-draft.ts';
import { joinTeamPlan, nudged } from './join-plan.ts';
import { modelName } from '../../words/names.ts';
import { refusalWords } from '../../words/refusals.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import type { DecisionProps } from '../props.ts';

/** A Supreme that was not recruited joins beside its Leader. @rule PC-LEADER-29 */
export function JoinTeam({ decision, answer, game }: DecisionProps<'joinTeam'>) {
  const t = useT();
  const w = useWorld();
  const { system } = useApp();
  const { by, leader, profiles, within } = decision;
  const [{ profile, at }, put] = useDraft(decision, joinTeamPlan.begin);
  const chosen = profile === null || at === null ? null : { profile, at };
  const why = chosen === null ? null : system.check(game, decision, chosen);
  const closed = chosen === null ? '' : why === null ? null : refusalWords(w, t, why);
  const place = (to: Parameters<typeof nudged>[3]) => {
    if (profile !== null) put({ profile, at: nudged(w, decision, profile, to) });
  };
  return (
    <DecisionFrame
      by={by}
      title={t(within === undefined ? 'ask.join.title' : 'ask.join.newcomer')}
      note={
        within === undefined
          ? t('ask.join.note', { name: modelName(w, leader) })
          : t('ask.join.within', { name: modelName(w, leader), inches: within })
      }
      foot={
        <Button look="primary" closed={closed} onPress={() => chosen !== null && answer(chosen)}>
          {chosen === null
            ? t('ask.join.choose', { name: modelName(w, leader) })
            : t('ask.join.do', { name: profileById(w, chosen.profile).short })}
        </Button>
      }
    >
      <div className="ask-rows">
        <Options
          label={t('ask.join.who')}
          chosen={profile === null ? [] : [profile]}
          onChoose={(one) => put({ profile: one, at: at === null ? null : nudged(w, decision, one, at) })}
          options={profiles.map((one) => ({
            value: one,
            key: one,
            sign: 'star',
            team: by,
            title: profileById(w, one).short,
          }))}
        />
        <Nudge size={w.setup.table.size} at={at} onChange={place} />
      </div>
    </DecisionFrame>
  );
}
