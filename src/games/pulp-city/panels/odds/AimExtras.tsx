import { useMemo } from 'react';
import type { DeclaredUse } from '../../../../systems/pulp-city/model/declared-action.ts';
import { rollOdds } from '../../../../systems/pulp-city/odds/odds.ts';
import { specFor } from '../../../../systems/pulp-city/rules/rolls/roll-spec.ts';
import { figuresOf } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import type { Say } from '../../words/say.ts';
import { BlastList } from './AreaList.tsx';
import { ExtraTargets } from './ExtraTargets.tsx';

interface AimExtrasProps {
  readonly say: Say;
  readonly use: DeclaredUse;
  readonly target: string;
}

/** Who else an attack on one Target may reach: under its Blast, and as an Extra Target. */
export function AimExtras({ say, use, target }: AimExtrasProps) {
  const { w } = say;
  const { spec, chance } = useMemo(() => {
    const roll = specFor(w, use, target, null);
    return { spec: roll, chance: figuresOf(rollOdds(w, roll, use)).sfx };
  }, [w, use, target]);
  return (
    <>
      <BlastList say={say} use={use} target={target} />
      <ExtraTargets say={say} spec={spec} use={use} chance={chance} />
    </>
  );
}
