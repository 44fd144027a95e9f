import * as v from 'valibot';
import { unfitPart } from '../../../kernel/outside.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { type Refusal, refusal } from '../model/refusals.ts';
import type { TeamSetup } from '../model/setup.ts';
import { TEAM_FORM } from './team-form.ts';
import { ordinal } from '../../../kernel/number-forms.ts';

export const TEAM_FORMAT = 'pulp-city-tabletop/team';
export const TEAM_VERSION = 1;

/** A Team as it is kept, exported and sent; whether it is legal is another question. */
export interface TeamFile {
  readonly format: typeof TEAM_FORMAT;
  readonly version: number;
  readonly edition: string;
  /** Of the Encounter that it is built for. */
  readonly level: number;
  readonly team: TeamSetup;
  /** Card files of the cards that are not of the game. */
  readonly cards?: readonly unknown[];
}

const MARK = v.object({
  format: v.literal(TEAM_FORMAT),
  version: ordinal,
});

const FILE = v.object({
  edition: v.pipe(v.string(), v.maxLength(20)),
  level: v.pipe(ordinal, v.maxValue(99)),
  team: v.object({
    ...TEAM_FORM.entries,
    cards: v.pipe(v.array(TEAM_FORM.entries.cards.pipe[0].item), v.maxLength(40)),
  }),
  cards: v.exactOptional(v.pipe(v.array(v.unknown()), v.maxLength(40))),
});

export const teamFile = (given: Omit<TeamFile, 'format' | 'version'>): TeamFile => ({
  format: TEAM_FORMAT,
  version: TEAM_VERSION,
  ...given,
});

/** A Team from a file or a link: everything that is wrong with its form, with the place as a path. */
export function readTeamFile(given: unknown): Result<TeamFile, readonly Refusal[]> {
  const part = unfitPart(given);
  if (part !== null) {
    const params = { at: part.path.join('.'), given: part.given };
    return err([
      part.why === 'reserved' ? refusal('setup.reserved', params) : refusal('teamFile.form', params),
    ]);
  }
  const mark = v.safeParse(MARK, given);
  if (!mark.success) return err([refusal('teamFile.foreign')]);
  const { version } = mark.output;
  if (version > TEAM_VERSION) return err([refusal('teamFile.newer', { version, known: TEAM_VERSION })]);
  const read = v.safeParse(FILE, given);
  if (read.success) return ok(teamFile(read.output as Omit<TeamFile, 'format' | 'version'>));
  return err(
    read.issues.map((issue) =>
      refusal('teamFile.form', { at: v.getDotPath(issue) ?? '', given: issue.received }),
    ),
  );
}
