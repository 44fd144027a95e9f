import { useT } from '../../../../i18n/use-t.ts';
import type { CardId } from '../../../../systems/pulp-city/model/ids.ts';
import { cardById, profileById } from '../../../../systems/pulp-city/model/lookup.ts';
import { teamOfCard } from '../../../../systems/pulp-city/board/sides.ts';
import { standInOf } from '../../../../systems/pulp-city/view/table/team.ts';
import { CardTop } from './CardTop.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { useWorld } from '../../use-game.ts';
import { reckonFor } from '../../words/actions.ts';
import { CardBody } from './CardBody.tsx';
import './card-sheet.css';
import { CardSheet } from './CardSheet.tsx';
import { PointsMeter } from './PointsMeter.tsx';
import { ExplainCard } from './ExplainCard.tsx';

/** A card in play: what it has now, and everything it can do, to read. */
export function CardPanel({ card }: { readonly card: CardId }) {
  const t = useT();
  const w = useWorld();
  const { profile: id } = cardById(w, card);
  const profile = profileById(w, id);
  const model = standInOf(w, card);
  const { edition } = w.setup;
  const words = <ExplainCard profile={profile} edition={edition} />;
  if (model === null)
    return (
      <>
        <CardSheet profile={profile} team={teamOfCard(w, card)} edition={edition} />
        <PointsMeter w={w} card={card} />
        {words}
      </>
    );
  return (
    <>
      <Panel className="card card-sheet" label={t('cardSheet.title', { name: profile.name })}>
        <CardTop w={w} model={model} />
        <CardBody profile={profile} reckon={reckonFor(w, model)} model={model} />
      </Panel>
      {words}
    </>
  );
}
