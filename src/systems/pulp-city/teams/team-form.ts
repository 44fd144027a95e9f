import * as v from 'valibot';
import { ALIGNMENTS } from '../model/keywords.ts';
import { whole } from '../../../kernel/number-forms.ts';

const name = v.pipe(v.string(), v.maxLength(60));

/** A Team as set-ups and Team files hold it. */
export const TEAM_FORM = v.object({
  name,
  cards: v.pipe(
    v.array(
      v.object({
        profile: v.string(),
        level: v.exactOptional(whole),
        baseMm: v.exactOptional(v.pipe(whole, v.minValue(20), v.maxValue(150))),
        form: v.exactOptional(v.string()),
        independent: v.exactOptional(v.literal(true)),
        members: v.exactOptional(v.pipe(v.array(v.pipe(whole, v.minValue(1))), v.maxLength(20))),
        honorary: v.exactOptional(name),
        countsAs: v.exactOptional(v.object({ alignment: v.picklist(ALIGNMENTS), faction: name })),
      }),
    ),
    v.minLength(1),
    v.maxLength(40),
  ),
  leaderCards: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(20))),
  builtOn: v.exactOptional(
    v.union([v.object({ alignment: v.picklist(ALIGNMENTS) }), v.object({ faction: name })]),
  ),
});
