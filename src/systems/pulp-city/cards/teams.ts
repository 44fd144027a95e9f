/** Teams that can be played at once. Their names are ours. */

export interface TeamCard {
  readonly card: string;
  /** For a Minion card sold at several Levels. @rule PC-CARD-09 */
  readonly formLevel?: number;
}

export interface ReadyTeam {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** Levels of the Supremes together. */
  readonly level: number;
  /** Minion cards after the Supremes. */
  readonly cards: readonly TeamCard[];
}

export const READY_TEAMS: readonly ReadyTeam[] = [
  {
    id: 'starter-wraiths',
    name: { en: 'Graveyard Shift', fr: 'La Veille de minuit' },
    level: 6,
    cards: [{ card: 'ace-of-wraiths' }, { card: 'tekkna' }, { card: 'wildman' }],
  },
  {
    id: 'starter-fallout',
    name: { en: 'Gilded Fallout', fr: 'La Retombée dorée' },
    level: 6,
    cards: [{ card: 'nuke' }, { card: 'anansi' }, { card: 'aurelius' }],
  },
  {
    id: 'level9-heroes',
    name: { en: 'Hometown Guard', fr: 'La Garde du quartier' },
    level: 9,
    cards: [
      { card: 'dead-eye' },
      { card: 'tomcat' },
      { card: 'iron-train' },
      { card: 'arquero' },
      { card: 'sentry-bots' },
    ],
  },
  {
    id: 'level9-villains',
    name: { en: 'Tide of Blades', fr: 'La Marée des lames' },
    level: 9,
    cards: [
      { card: 'raleigh-aquarius-warlord' },
      { card: 'kitharion-leo-battle-beast' },
      { card: 'hellsmith' },
      { card: 'riposte' },
      { card: 'mutant-mobsters' },
    ],
  },
];
