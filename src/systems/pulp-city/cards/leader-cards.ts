import type { LeaderCard } from '../model/leader-card.ts';
import { FACTION_CARDS } from './faction-cards.ts';

/** Counts a Supreme as one of the Leader's Faction. @rule PC-LEADER-05 */
export const HONORARY_MEMBER = 'honorary-member';

const SUPREME = { side: 'friendly', kind: 'supreme' } as const;

/** @rule PC-LEADER-04 @rule PC-LEADER-05 @rule PC-LEADER-06 @rule PC-LEADER-07 @rule PC-LEADER-08 */
const RECRUITMENT_CARDS: readonly LeaderCard[] = [
  {
    id: 'recruitment-blitz',
    rule: 'PC-LEADER-04',
    kind: 'recruitment',
    moment: 'teamBuilding',
    ways: [],
  },
  { id: HONORARY_MEMBER, rule: 'PC-LEADER-05', kind: 'recruitment', moment: 'teamBuilding', ways: [] },
  { id: 'upper-hand', rule: 'PC-LEADER-06', kind: 'recruitment', moment: 'tacticalRoll', ways: [] },
  {
    id: 'blitz-tactics',
    rule: 'PC-LEADER-07',
    kind: 'recruitment',
    moment: 'startingDice',
    ways: [
      [
        {
          fx: 'lasting',
          to: 'self',
          lasts: 'nextStartingRoll',
          clauses: [{ modify: 'startingRollDice', by: 3 }],
        },
      ],
    ],
  },
  {
    id: 'energy-boost',
    rule: 'PC-LEADER-08',
    kind: 'recruitment',
    moment: 'firstRound',
    ways: [[{ fx: 'spread', x: 6, each: 2 }]],
  },
];

/** @rule PC-LEADER-09 @rule PC-LEADER-10 @rule PC-LEADER-11 @rule PC-LEADER-12 @rule PC-LEADER-13 */
const ACTION_CARDS: readonly LeaderCard[] = [
  {
    id: 'second-wind',
    rule: 'PC-LEADER-09',
    kind: 'action',
    moment: 'activation',
    ways: [[{ fx: 'remove', of: 'Fatigue', to: { ...SUPREME, count: 3 } }]],
  },
  {
    id: 'first-aid',
    rule: 'PC-LEADER-10',
    kind: 'action',
    moment: 'activation',
    ways: [[{ fx: 'heal', x: 2, to: { ...SUPREME, count: 2 } }]],
  },
  {
    id: 'inspirational-speech',
    rule: 'PC-LEADER-11',
    kind: 'action',
    moment: 'activation',
    ways: [[{ fx: 'ap', x: 4 }]],
  },
  {
    id: 'adrenaline-surge',
    rule: 'PC-LEADER-12',
    kind: 'action',
    moment: 'activation',
    ways: [[{ fx: 'lasting', to: { ...SUPREME, count: 1 }, clauses: [{ modify: 'trait', by: 2 }] }]],
  },
  {
    id: 'ultimate-warrior',
    rule: 'PC-LEADER-13',
    kind: 'action',
    moment: 'activation',
    ways: [[{ fx: 'lasting', to: 'self', clauses: [{ modify: 'rollDice', by: 2 }] }]],
  },
];

/** All Leader cards there are, in the order of the book. @rule PC-ROLE-08 */
export const LEADER_CARDS: readonly LeaderCard[] = [...RECRUITMENT_CARDS, ...ACTION_CARDS, ...FACTION_CARDS];

const BY_ID: ReadonlyMap<string, LeaderCard> = new Map(LEADER_CARDS.map((card) => [card.id, card]));

export const leaderCard = (id: string): LeaderCard | null => BY_ID.get(id) ?? null;
