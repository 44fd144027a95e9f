import type { Clause } from '../model/clause.ts';
import type { Role } from '../model/keywords.ts';

/** What each Role does, as clauses like any Power's. @rule PC-ROLE-01 @rule PC-ROLE-02 */
export const ROLE_CLAUSES: Readonly<Record<Role, readonly Clause[]>> = {
  /** @rule PC-ROLE-12 */
  Blaster: [
    {
      modify: 'attackerDice',
      by: 2,
      when: { action: { kind: 'combat' }, onPiece: false, notBtb: { side: 'enemy' } },
    },
  ],
  /** @rule PC-ROLE-03 */
  Brawler: [
    {
      modify: 'attackerDice',
      by: 1,
      when: { action: { kind: 'combat' }, onPiece: false, opponent: { btb: true } },
    },
  ],
  /** @rule PC-ROLE-07 */
  Infiltrator: [{ allow: 'deploy', with: { where: 'outsideEnemyZone', step: 'infiltrators' } }],
  /** @rule PC-ROLE-08 */
  Leader: [],
  /** @rule PC-ROLE-05 */
  Powerhouse: [{ set: 'sfxThreshold', to: 4, when: { as: 'attacker' } }],
  /** @rule PC-ROLE-04 */
  Speeder: [{ set: 'fatigueLimit', to: 3 }],
  /** @rule PC-ROLE-09 */
  Support: [{ modify: 'actionPool', by: 1, per: { side: 'friendly', kind: 'supreme', range: 'support' } }],
  /** @rule PC-ROLE-10 @rule PC-ROLE-11 */
  Tank: [
    { modify: 'defenderDice', by: 1 },
    {
      at: 'beforeRoll',
      may: [{ fx: 'redirect', to: 'self' }],
      who: { side: 'friendly', btb: true },
      when: { action: { kind: 'combat' } },
    },
  ],
};
