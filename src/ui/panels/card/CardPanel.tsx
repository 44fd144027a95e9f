import { useT } from '../../../i18n/use-t.ts';
import type { CardId } from '../../../systems/pulp-city/model/state.ts';
import { cardById, profileById } from '../../../systems/pulp-city/model/world.ts';
import { teamOfCard } from '../../../systems/pulp-city/rules/bodies.ts';
import { standInOf } from '../../../systems/pulp-city/view/team-view.ts';
import { CardTop } from '../../decisions/pulp-city/act/CardTop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useWorld } from '../../play/app.ts';
import { reckonFor } from '../../play/words.ts';
import { CardBody } from './CardBody.tsx';
import './card-sheet.css';
import { CardSheet } from './CardSheet.tsx';

/** A card in play: what it has now, and everything it can do, to read. */
export function CardPanel({ card }: { readonly card: CardId }) {
  const t = useT();
  const w = useWorld();
  const { profile: id } = cardById(w, card);
  const profile = profileById(w, id);
  const model = standInOf(w, card);
  if (model === null)
    return <CardSheet profile={profile} team={teamOfCard(w, card)} edition={w.setup.edition} />;
  return (
    <Panel className="card card-sheet" label={t('cardSheet.title', { name: profile.name })}>
      <CardTop w={w} model={model} />
      <CardBody profile={profile} reckon={reckonFor(w, model)} />
    </Panel>
  );
}
