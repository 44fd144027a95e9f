import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import type { CountsAs } from '../../../src/systems/pulp-city/model/setup.ts';
import { type Recruit, supreme, verdict } from '../../pulp-city/team/team.ts';
import { Refused } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';
import { type At, evidence, type Proof } from '../support/evidence.ts';

const recruit = (profile: CardProfile, chosen: Recruit['chosen'] = {}): Recruit => ({ profile, chosen });
const times = (count: number, one: Recruit): readonly Recruit[] => Array<Recruit>(count).fill(one);

/** Codes of what is wrong with the Team besides its Level, which is that of its Supremes or 3. */
const judged = ({ edition }: At, cards: readonly Recruit[]): readonly string[] =>
  verdict({ edition, cards })
    .faults.map(({ code }) => code)
    .filter((code) => code !== 'team.levelsLeft');

/** Somebody of that name who prints nothing of this, and goes with anybody. */
const namesake = (name: string, of: CardProfile): Recruit =>
  supreme(name, { alignment: of.alignment, factions: of.factions, level: 3 });

/** The Team that has the card and somebody of another name. */
const besides = (named: string) =>
  ({
    base: { other: named },
    scene: (at: At, { other }: { readonly other: string }) =>
      judged(at, [recruit(at.card), namesake(other, at.card)]),
    silence: 'none',
    happens: ['team.sameSupreme'],
    without: [],
    twins: { 'another Supreme beside it': [{ other: 'Comet' }, []] },
  }) as const;

/** Activates the card and has it turn into another one; what it shows then, or why not. */
function turned({ edition, card, other }: At, form: string): string {
  const game = scene({
    edition,
    a: { [card.short]: { card, at: [6, 6] } },
    b: { Foe: { at: [20, 20] } },
    profiles: [other(form)],
  }).activate(card.short);
  try {
    game.act({ do: 'shapeshift', form });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.refusal.code;
  }
  return game.state.cards['a1']?.profile ?? '';
}

interface Form {
  readonly form: string;
}

const turnsInto = (form: string) =>
  ({
    base: { form } as Form,
    scene: (at: At, into: Form) => turned(at, into.form),
    happens: form,
    without: 'shapeshift.noForm',
    twins: { 'another card': [{ form: 'wildman' }, 'shapeshift.noForm'] },
  }) as const;

/** A Team with the card and a guest whom it lets in, or one who merely claims that. */
const letsIn = (guest: string, countsAs: CountsAs) =>
  ({
    base: { guest, as: countsAs },
    scene: (at: At, { guest: id, as }: { readonly guest: string; readonly as: CountsAs }) =>
      judged(at, [recruit(at.card), recruit({ ...at.other(id), powers: [] }, { countsAs: as })]),
    happens: [],
    without: ['team.countsAs'],
    twins: {
      'somebody else': [{ guest: 'wildman' }, ['team.countsAs']],
      'as one of another Faction': [{ as: { ...countsAs, faction: 'Grimm' } }, ['team.countsAs']],
    },
  }) as const;

const grimm = (name: string, level: number): Recruit =>
  supreme(name, { alignment: ['Hero', 'Villain'], factions: ['Grimm'], level });

export const team: readonly Proof[] = [
  evidence({
    of: ['avatar-of-the-jaguar/avatar-of-ahau-kin', 'dark-solar/avatar-of-ahau-kin'],
    ...besides('Solar'),
  }),
  evidence({ of: ['solar/avatar-of-ahau-kin'], ...besides('Dark Solar') }),
  evidence({
    of: ['c-o-r-e-charlemagne/battle-modes', 'c-o-r-e-genghis-khan/battle-modes'],
    ...besides('C.O.R.E. (Patton)'),
  }),
  evidence({ of: ['c-o-r-e-patton/battle-modes'], ...besides('C.O.R.E. (Charlemagne)') }),
  evidence({
    of: ['captain-hadron/unstable-molecules', 'mini-hadron/unstable-molecules'],
    ...besides('Giant Hadron'),
  }),
  evidence({ of: ['captain-hadron/unstable-molecules'], ...turnsInto('mini-hadron') }),
  evidence({ of: ['mini-hadron/unstable-molecules'], ...turnsInto('captain-hadron') }),
  evidence({ of: ['moon-coyote/waxing-moon'], ...turnsInto('moonchild') }),
  evidence({ of: ['moonchild/waxing-moon'], ...turnsInto('moon-coyote') }),
  evidence({
    of: ['moon-coyote/waxing-moon', 'moonchild/waxing-moon'],
    silence: 'none',
    ...letsIn('loup-garou-ii', { alignment: 'Hero', faction: 'Blood Watch' }),
  }),
  evidence({
    of: ['loup-garou-ii/waning-moon'],
    silence: 'none',
    ...letsIn('moonchild', { alignment: 'Villain', faction: 'Coven' }),
  }),
  evidence({
    of: [
      'mecha-spartan/trooper',
      'red-robot-buzzkill/trooper',
      'red-robot-gunner/trooper',
      'taurus-shock-trooper/trooper',
      'terror-cotta-warrior/trooper',
    ],
    silence: 'none',
    base: { copies: 3, stranger: false },
    scene: (at, { copies, stranger }) =>
      judged(at, [
        ...times(copies, recruit(at.card)),
        ...(stranger ? [supreme('Stranger', { alignment: at.card.alignment })] : []),
      ]),
    happens: [],
    without: ['team.twice', 'team.copies'],
    twins: {
      'a fourth copy': [{ copies: 4 }, ['team.copies']],
      'a Supreme of another Faction': [{ stranger: true }, ['team.twice', 'team.copies']],
    },
  }),
  evidence({
    of: ['john-grimmsham/grimm-overlord'],
    silence: 'none',
    base: { copies: 2, of: grimm('Imp', 1) },
    scene: (at, { copies, of }) => judged(at, [recruit(at.card), ...times(copies, of)]),
    happens: [],
    without: ['team.twice'],
    twins: {
      'a third model': [{ copies: 3 }, ['team.copies']],
      'of Level 2': [{ of: grimm('Brute', 2) }, ['team.twice']],
      'of another Faction': [
        { of: supreme('Ape', { alignment: ['Hero', 'Villain'], level: 1 }) },
        ['team.twice'],
      ],
      'unique on its own card': [
        {
          of: supreme('Lop', {
            alignment: ['Hero', 'Villain'],
            factions: ['Grimm'],
            level: 1,
            powers: [{ name: 'One', clauses: [{ forbid: 'copies' }] }],
          }),
        },
        ['team.twice'],
      ],
    },
  }),
  evidence({
    of: ['grimm-bunbun/psycho-mini-lop'],
    silence: 'none',
    base: { stranger: false },
    scene: (at, { stranger }) =>
      judged(at, [
        recruit(at.card),
        recruit(at.other('tiny')),
        ...(stranger ? [supreme('Stranger', { alignment: ['Hero', 'Villain'] })] : []),
      ]),
    happens: [],
    without: ['team.secondPowerhouse'],
    twins: { 'one Supreme is not of the Grimm': [{ stranger: true }, ['team.secondPowerhouse']] },
  }),
  evidence({
    of: ['grimm-bunbun/psycho-mini-lop'],
    silence: 'none',
    base: { copies: 2 },
    scene: (at, { copies }) =>
      judged(at, [
        recruit(at.other('john-grimmsham')),
        ...times(copies, recruit({ ...at.card, role: null })),
      ]),
    happens: ['team.twice'],
    without: [],
    twins: { 'one alone': [{ copies: 1 }, []] },
  }),
];
