import { memo, useDeferredValue } from 'react';
import { sightProof } from '../../../systems/pulp-city/view/actions/sight-proof.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { SideView } from '../../../ui/table/SideView.tsx';
import { type LookedAt, sideViewOf } from '../scene/side-view.ts';
import type { Say } from '../words/say.ts';
import { coverWords, seenWords } from '../words/sight.ts';
import './sight-card.css';

interface SightCardProps {
  readonly say: Say;
  readonly looked: LookedAt;
}

/** The sight between two models, told from both sides: whether, by how much, what covers whom. @rule PC-LOS-01 @rule PC-LOS-03 */
export const SightCard = memo(function SightCard({ say, looked }: SightCardProps) {
  const { t } = say;
  const { from, to, use } = looked;
  // A slow machine proves and draws it in a frame of its own, after what it is about.
  const drawn = useDeferredValue(true, false);
  if (!drawn) return null;
  const side = sideViewOf(say, looked);
  return (
    <section className="sight-card" aria-label={t('sight.proof')} data-rule="PC-LOS-01">
      {side !== null && <SideView data={side} />}
      <Way say={say} from={from} to={to} use={use} />
      <Way say={say} from={to} to={from} use={null} />
    </section>
  );
});

function Way({ say, from, to, use }: LookedAt & { readonly say: Say }) {
  const { w, t } = say;
  const proof = sightProof(w, from, to, use);
  const cover = coverWords(say, proof);
  return (
    <div className="sight-card__way" data-seen={proof.visible}>
      <Icon name={proof.visible ? 'eye' : 'stealth'} size={20} />
      <p>
        <b>{t('sight.from', { from: say.name(from), to: say.name(to) })}</b>
        <span>{seenWords(say, proof)}</span>
        {cover !== null && <span>{cover}</span>}
      </p>
    </div>
  );
}

/** Is there anything to prove: height, cover, or something in the way from either side? */
export function worthProving(say: Say, { from, to, use }: LookedAt): boolean {
  const open = (proof: ReturnType<typeof sightProof>): boolean =>
    proof.visible && proof.coverers.length === 0;
  return (
    !open(sightProof(say.w, from, to, use)) ||
    !open(sightProof(say.w, to, from)) ||
    sideViewOf(say, { from, to, use }) !== null
  );
}
