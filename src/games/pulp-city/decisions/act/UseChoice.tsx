import { useT } from '../../../../i18n/use-t.ts';
import type { ActionProfile } from '../../../../systems/pulp-city/model/profile.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { sourcesFor, usesFor } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { Segments } from '../../../../ui/kit/Segments.tsx';
import type { ActDraft } from './act-plan.ts';
import type { Say } from '../../words/say.ts';
import { reckonFor, waysWords } from '../../words/actions.ts';

interface UseChoiceProps {
  readonly w: World;
  readonly say: Say;
  readonly draft: ActDraft;
  readonly put: (draft: ActDraft) => void;
  readonly action: ActionProfile;
}

/** Which of a bar's Types is used, and what it is measured from, where there is a choice. @rule PC-BAR-14 */
export function UseChoice({ w, say, draft, put, action }: UseChoiceProps) {
  const t = useT();
  const sources = sourcesFor(w, draft.model, action);
  const uses = usesFor(w, draft.model, action);
  return (
    <>
      {uses.length > 1 && (
        <div data-rule="PC-BAR-14">
          <Segments
            label={t('play.declare.as')}
            value={draft.use}
            options={uses.map(({ use, index }) => ({
              value: index,
              text: waysWords(t, use, reckonFor(w, draft.model)),
            }))}
            onChange={(use) => put({ ...draft, use, object: null })}
          />
        </div>
      )}
      {sources.length > 0 && (
        <div data-rule="PC-TYPE-25">
          <Segments
            label={t('play.declare.source')}
            value={draft.source ?? draft.model}
            options={[draft.model, ...sources].map((id) => ({
              value: id,
              text: t('play.declare.from', { name: say.name(id) }),
            }))}
            onChange={(id) => put({ ...draft, source: id === draft.model ? null : id })}
          />
        </div>
      )}
    </>
  );
}
