/** The Effects that bars print, a row each: what is known of one whatever comes of it. `procedures/effects` does them. */
interface EffectFacts {
  /** How bars write it: the first spelling is printed, all of them are read. @rule PC-CARD-10 */
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** 'number': an X; 'name': '/' and a name or a Descriptor; 'piece': what is Summoned. */
  readonly takes?: 'number' | 'name' | 'piece';
  /** Several on one Target add up to one. @rule PC-FX-01 */
  readonly summed?: true;
  /** Something else may come of the others when it lands before them. @rule PC-SFX-06 */
  readonly moves?: true;
  readonly displaces?: true;
  /** It asks for no Target of its own. */
  readonly withoutTarget?: true;
  /** One more Target does not suffer it. @rule PC-FX-15 */
  readonly notCopied?: true;
  /** Only a success brings it; a piece is not rolled against. @rule PC-TYPE-22 */
  readonly withRoll?: true;
  /** It is done at a time of its own, not in the order of the others. @rule PC-SFX-06 */
  readonly ownTime?: true;
  /** As Self/X it is paid in any case. @rule PC-BAR-04 */
  readonly burden?: true;
  /** In an Aura it lasts as long as that. @rule PC-TYPE-10 */
  readonly staysInAura?: true;
  /** It strikes whom it reaches. */
  readonly harms?: true;
  /** It may still go to a model KO'ed before. @rule PC-FX-14 @rule PC-FX-15 */
  readonly reachesKoed?: true;
  /** What Objects and Structures with Health can suffer at all. @rule PC-OBJ-09 @rule PC-STRUCT-01 */
  readonly ofPieces?: true;
  /** What grants Immunity to it names its id: no card prints that by the word. @rule PC-BAR-09 */
  readonly immunityById?: true;
}

export const EFFECTS = {
  damage: {
    en: ['Damage'],
    fr: ['Dommages'],
    takes: 'number',
    summed: true,
    burden: true,
    harms: true,
    ofPieces: true,
  },
  heal: { en: ['Heal'], fr: ['Soins'], takes: 'number', summed: true, ofPieces: true },
  attack: { en: ['Attack'], fr: ['Attaque'], takes: 'number', summed: true, staysInAura: true },
  defend: { en: ['Defend', 'Defense'], fr: ['Défense'], takes: 'number', summed: true, staysInAura: true },
  suppress: {
    en: ['Suppress'],
    fr: ['Affaiblissement', 'Affaibl.'],
    takes: 'number',
    summed: true,
    staysInAura: true,
    harms: true,
  },
  powerUp: { en: ['Power Up'], fr: ['Boost'], takes: 'number', summed: true },
  powerDown: { en: ['Power Down'], fr: ['Anti-boost'], takes: 'number', summed: true, harms: true },
  knockback: {
    en: ['Knockback'],
    fr: ['Repousse'],
    takes: 'number',
    summed: true,
    moves: true,
    displaces: true,
    harms: true,
  },
  pull: {
    en: ['Pull'],
    fr: ['Attire'],
    takes: 'number',
    summed: true,
    moves: true,
    displaces: true,
    harms: true,
  },
  shift: { en: ['Shift'], fr: ['Bouge'], takes: 'number', moves: true, displaces: true },
  blast: {
    en: ['Blast'],
    fr: ['Explosion'],
    takes: 'number',
    withoutTarget: true,
    notCopied: true,
    withRoll: true,
    ownTime: true,
    immunityById: true,
  },
  extraTarget: {
    en: ['Extra Target'],
    fr: ['Cible suppl.', 'Cible supplémentaire'],
    takes: 'number',
    withoutTarget: true,
    notCopied: true,
    withRoll: true,
    reachesKoed: true,
    immunityById: true,
  },
  fatigue: { en: ['Fatigue'], fr: ['Fatigue'], summed: true, burden: true, harms: true },
  stun: { en: ['Stun'], fr: ['Sonné'], ownTime: true, burden: true, staysInAura: true, harms: true },
  spectral: { en: ['Spectral'], fr: ['Spectral'], staysInAura: true },
  followUp: {
    en: ['Follow Up'],
    fr: ['Enchaînement'],
    withoutTarget: true,
    notCopied: true,
    withRoll: true,
    ownTime: true,
    immunityById: true,
  },
  grabThrow: { en: ['Grab & Throw'], fr: ['Chope & Lance'], displaces: true, ownTime: true },
  mindControl: {
    en: ['Mind Control'],
    fr: ['Contrôle Mental'],
    moves: true,
    withRoll: true,
    harms: true,
  },
  immune: {
    en: ['Immune', 'Immunity'],
    fr: ['Immunité'],
    takes: 'name',
    staysInAura: true,
    immunityById: true,
  },
  weak: { en: ['Weak'], fr: ['Faible'], takes: 'name', staysInAura: true, harms: true },
  special: {
    en: ['Special'],
    fr: ['Spécial'],
    takes: 'name',
    staysInAura: true,
    reachesKoed: true,
    ofPieces: true,
    immunityById: true,
  },
  summon: {
    en: ['Summon'],
    fr: ['Invocation'],
    takes: 'piece',
    withoutTarget: true,
    notCopied: true,
    withRoll: true,
    immunityById: true,
  },
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type EffectName = keyof typeof EFFECTS;

/** In the order of the rows. */
export const EFFECT_NAMES = Object.keys(EFFECTS) as readonly EffectName[];

export const effectFacts = (fx: EffectName): EffectFacts => EFFECTS[fx];

/** Something else may come of the Effects of one roll when they land in another order. @rule PC-SFX-06 */
export const orderMatters = (nodes: readonly { readonly fx: EffectName }[]): boolean =>
  nodes.length > 1 && nodes.some(({ fx }) => effectFacts(fx).moves === true);

export const isDisplacement = (fx: EffectName): boolean => effectFacts(fx).displaces === true;

/** What whoever is Immune to the Effect is Immune to. @rule PC-BAR-09 */
export function effectWord(fx: EffectName): string {
  const { en, immunityById } = effectFacts(fx);
  return immunityById === true ? fx : (en[0] ?? fx);
}
