import type { FactionNeeds, LeaderCard, LeaderEffect, LeaderMoment } from '../model/leader-card.ts';
import type { LastingClause, Selector } from '../model/clause.ts';

function card(
  number: number,
  id: string,
  needs: FactionNeeds,
  ways: LeaderCard['ways'],
  moment: LeaderMoment = 'activation',
): LeaderCard {
  return { id, rule: `PC-LEADER-${number}`, kind: 'faction', moment, needs, ways };
}

const of = (faction: string | null, ...leader: readonly string[]): FactionNeeds => ({
  leader,
  all: { faction },
});

const FRIENDS: Selector = { side: 'friendly' };
const SUPREMES: Selector = { side: 'friendly', kind: 'supreme' };
const supremesOf = (faction: string): Selector => ({ ...SUPREMES, faction });

const inForce = (who: Selector, clause: LastingClause): LeaderEffect => ({
  fx: 'inForce',
  clauses: [{ ...clause, who }],
});

/** @rule PC-LEADER-03 */
export const FACTION_CARDS: readonly LeaderCard[] = [
  /** @rule PC-LEADER-14 */
  card(14, 'digital-armor', of('Heavy Metal', 'C.O.R.E.'), [
    [
      inForce(supremesOf('Heavy Metal'), {
        set: 'cancelThreshold',
        to: 4,
        when: { action: { kind: 'combat' }, opponent: { side: 'enemy' } },
      }),
    ],
  ]),
  /** @rule PC-LEADER-15 */
  card(15, 'aura-of-enchantment', of(null, 'Dr. Warlock'), [
    [
      inForce(
        { ...SUPREMES, descriptor: 'Mystery' },
        { set: 'sfxThreshold', to: 4, when: { as: 'attacker' } },
      ),
    ],
  ]),
  /** @rule PC-LEADER-16 */
  card(16, 'night-stalkers', of('Blood Watch', 'V.H.'), [
    [inForce(supremesOf('Blood Watch'), { modify: 'attackerDice', by: 2 })],
    [inForce(supremesOf('Blood Watch'), { modify: 'defenderDice', by: 2 })],
  ]),
  /** @rule PC-LEADER-17 */
  card(17, 'cut-throats', of(null, 'Mysterious Man'), [
    [inForce(FRIENDS, { modify: 'bonusDice', by: 1, of: 'Mobbing' })],
  ]),
  /** @rule PC-LEADER-18 */
  card(18, 'giants-amongst-men', of('The Forgotten', 'Stygian'), [
    [inForce(SUPREMES, { modify: 'bonusDice', by: 1, of: 'Size Matters' })],
  ]),
  /** @rule PC-LEADER-19 */
  card(19, 'whispered-screams', of(null, '100 Voices'), [
    [{ fx: 'spectral', to: SUPREMES }, inForce(SUPREMES, { allow: 'endSpectral' })],
  ]),
  /** @rule PC-LEADER-20 */
  card(20, 'saints-wrath', of('Coven', 'Papa Zombie'), [[{ fx: 'stun', to: { side: 'enemy' } }]]),
  /** @rule PC-LEADER-21 */
  card(
    21,
    'the-greatest-generation',
    of('Supreme Alliance', 'Spybreaker'),
    [
      [
        { fx: 'masterPlan', plan: 'Act Fast' },
        { fx: 'masterPlan', plan: 'Domination' },
        { fx: 'masterPlan', plan: 'Power Up' },
      ],
    ],
    'startingRoll',
  ),
  /** @rule PC-LEADER-22 */
  card(22, 'power-of-the-underdog', of(null, 'Dead Eye'), [
    [
      inForce(SUPREMES, {
        modify: 'attackerDice',
        by: 3,
        when: { action: { kind: 'attack' }, opponent: { kind: 'supreme', level: 'higher' } },
      }),
    ],
  ]),
  /** @rule PC-LEADER-23 */
  card(23, 'shadow-mastery', of('Jade Cult', 'Green Emperor'), [
    [
      inForce(supremesOf('Jade Cult'), { grant: 'condition', of: 'Stealth' }),
      inForce(supremesOf('Jade Cult'), { grant: 'immune', of: 'PRJ' }),
    ],
  ]),
  /** @rule PC-LEADER-24 */
  card(24, 'tidal-rush', of('Ulthar', "Ra'Leigh"), [[{ fx: 'shift', x: 5, to: supremesOf('Ulthar') }]]),
  /** @rule PC-LEADER-25 */
  card(25, 'nature-unbound', { leader: ['Dark Solar'], all: { origin: 'Nature' } }, [
    [
      { fx: 'powerUp', x: 2, to: SUPREMES },
      inForce(FRIENDS, {
        modify: 'damageDealt',
        by: 2,
        perAction: true,
        when: { opponent: { kind: 'structure' } },
      }),
    ],
  ]),
  /** @rule PC-LEADER-26 */
  card(26, 'monkey-mayhem', of('A.R.C.', 'Primate of Nature', 'Primate of Mystery', 'Primate of Science'), [
    [inForce({ ...FRIENDS, faction: 'A.R.C.' }, { modify: 'defenderDice', by: 2, when: { rolling: 'I' } })],
    [
      inForce(
        { ...FRIENDS, faction: 'A.R.C.' },
        { modify: 'attackerDice', by: 1, when: { action: { kind: 'combat' } } },
      ),
    ],
  ]),
  /** @rule PC-LEADER-27 */
  card(27, 'necrotic-awakening', of('Necroplane', 'Dr. Tenebrous'), [
    [inForce(supremesOf('Necroplane'), { at: 'koComing', must: [{ fx: 'surviveAt', x: 1, roll: 4 }] })],
  ]),
  /** @rule PC-LEADER-28 */
  card(28, 'iron-curtain', of('Red Republik', 'Professor Hammer'), [
    [
      inForce(
        { side: 'any' },
        {
          grant: 'immune',
          of: 'J',
          when: { not: { opponent: { kind: 'supreme', faction: 'Red Republik' } } },
        },
      ),
    ],
  ]),
  /** His own Power lets the Team have two of each, but for the one that is unique. @rule PC-LEADER-29 @rule PC-TEAM-16 */
  card(29, 'undermining-authority', of('Grimm', 'John Grimmsham'), [
    [{ fx: 'join', of: 'Grimm', x: 1, each: 2, single: ['Grimm BunBun'] }],
  ]),
  /** @rule PC-LEADER-30 */
  card(30, 'secret-techniques', of('The Way', 'White Tiger'), [
    [inForce(SUPREMES, { modify: 'sfxCount', by: 1, when: { action: { type: 'CCM' } } })],
  ]),
];
