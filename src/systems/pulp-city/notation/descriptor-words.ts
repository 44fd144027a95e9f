import type { Alignment, ModelKind } from '../model/keywords.ts';
import type { Word } from './words.ts';

const same = (...names: string[]): Word<string>[] => names.map((is) => ({ is, en: [is], fr: [is] }));

export const SIDE_WORDS: readonly Word<'friendly' | 'enemy'>[] = [
  { is: 'friendly', en: ['Friendly'], fr: ['Alliés', 'Allié'] },
  { is: 'enemy', en: ['Enemy', 'Enemies'], fr: ['Ennemis', 'Ennemi'] },
];
export const KIND_WORDS: readonly Word<ModelKind>[] = [
  { is: 'supreme', en: ['Supremes', 'Supreme'], fr: ['Suprêmes', 'Suprême'] },
  { is: 'minion', en: ['Minions', 'Minion'], fr: ['Acolytes', 'Acolyte'] },
  { is: 'monster', en: ['Monsters', 'Monster'], fr: ['Monstres', 'Monstre'] },
  { is: 'token', en: ['Tokens', 'Token'], fr: ['Jetons', 'Jeton'] },
  { is: 'citizen', en: ['Citizens', 'Citizen'], fr: ['Citoyens', 'Citoyen'] },
  { is: 'object', en: ['Objects', 'Object'], fr: ['Objets', 'Objet'] },
  { is: 'structure', en: ['Structures', 'Structure'], fr: ['Structures', 'Structure'] },
];
export const ALIGNMENT_WORDS: readonly Word<Alignment>[] = [
  { is: 'Hero', en: ['Hero', 'Heroes'], fr: ['Héros'] },
  { is: 'Villain', en: ['Villain', 'Villains'], fr: ['Vilain', 'Vilains'] },
];
export const STATE_WORDS: readonly Word<string>[] = [
  { is: 'Sabotaged', en: ['Sabotaged'], fr: ['Sabotées', 'Sabotée', 'Sabotés', 'Saboté'] },
];
export const MODEL_WORDS: readonly Word<'model' | 'all'>[] = [
  { is: 'model', en: ['Models', 'Model', 'Targets', 'Target'], fr: ['Figurines', 'Figurine', 'Cibles'] },
  { is: 'all', en: ['All'], fr: ['Tous'] },
];

/** What a model is: the words a condition may put side by side. @rule PC-DESC-09 */
export const MODEL_DESCRIPTORS: readonly Word<string>[] = [
  { is: 'Living', en: ['Living'], fr: ['Vivant', 'Vivants'] },
  { is: 'Nonliving', en: ['Nonliving'], fr: ['Non-vivant', 'Non-vivants'] },
  { is: 'Mechanical', en: ['Mechanical'], fr: ['Mécanique', 'Mécaniques'] },
  { is: 'Outsider', en: ['Outsider', 'Outsiders'], fr: ['Extérieur', 'Extérieurs'] },
  { is: 'E.T.', en: ['E.T.'], fr: ['E.T.'] },
  { is: 'Air', en: ['Air'], fr: ['Air'] },
  { is: 'Water', en: ['Water'], fr: ['Eau'] },
  { is: 'Fire', en: ['Fire'], fr: ['Feu'] },
  { is: 'Earth', en: ['Earth'], fr: ['Terre'] },
  { is: 'Light', en: ['Light'], fr: ['Lumière'] },
  { is: 'Darkness', en: ['Darkness'], fr: ['Ténèbres'] },
  { is: 'Science', en: ['Science'], fr: ['Science'] },
  { is: 'Nature', en: ['Nature'], fr: ['Nature'] },
  { is: 'Mystery', en: ['Mystery'], fr: ['Mystère'] },
  { is: 'Blaster', en: ['Blaster', 'Blasters'], fr: ['Tireur', 'Tireurs'] },
  { is: 'Brawler', en: ['Brawler', 'Brawlers'], fr: ['Bagarreur', 'Bagarreurs'] },
  { is: 'Infiltrator', en: ['Infiltrator', 'Infiltrators'], fr: ['Infiltré', 'Infiltrés'] },
  { is: 'Leader', en: ['Leader', 'Leaders'], fr: ['Leader', 'Leaders'] },
  { is: 'Powerhouse', en: ['Powerhouse', 'Powerhouses'], fr: ['Colosse', 'Colosses'] },
  { is: 'Speeder', en: ['Speeder', 'Speeders', 'Speedster', 'Speedsters'], fr: ['Bolide', 'Bolides'] },
  { is: 'Support', en: ['Support'], fr: ['Soutien', 'Soutiens'] },
  { is: 'Tank', en: ['Tank', 'Tanks'], fr: ['Tank', 'Tanks'] },
  { is: 'Sprint', en: ['Sprint'], fr: ['Sprint'] },
  { is: 'Blink', en: ['Blink'], fr: ['Téléportation'] },
  { is: 'Bounding', en: ['Bounding'], fr: ['Bond'] },
  { is: 'Flight', en: ['Flight'], fr: ['Vol'] },
  { is: 'Wall Crawling', en: ['Wall Crawling'], fr: ['Grimpeur'] },
  { is: 'Immobile', en: ['Immobile'], fr: ['Immobile'] },
  { is: 'Stealth', en: ['Stealth'], fr: ['Furtif', 'Furtifs'] },
  { is: 'Burdened', en: ['Burdened'], fr: ['Encombré', 'Encombrés'] },
  { is: 'Stunned', en: ['Stunned'], fr: ['Sonné', 'Sonnés'] },
  { is: 'Easy Target', en: ['Easy Target', 'Easy Targets'], fr: ['Cible Facile', 'Cibles Faciles'] },
];

/** What a model may further be Immune to or Weak against. @rule PC-BAR-09 */
const OTHER_DESCRIPTORS: readonly Word<string>[] = [
  {
    is: 'Displacement',
    en: ['Displacement', 'Displacement Effects'],
    fr: ['Déplacement', 'Effets de Déplacement', 'Effet de Déplacement'],
  },
  { is: 'Damage', en: ['Damage'], fr: ['Dommages'] },
  { is: 'Fatigue', en: ['Fatigue'], fr: ['Fatigue'] },
  { is: 'Stun', en: ['Stun'], fr: ['Sonné'] },
  { is: 'Suppress', en: ['Suppress'], fr: ['Affaiblissement'] },
  { is: 'Power Down', en: ['Power Down'], fr: ['Anti-boost'] },
  { is: 'Knockback', en: ['Knockback'], fr: ['Repousse'] },
  { is: 'Pull', en: ['Pull'], fr: ['Attire'] },
  { is: 'Shift', en: ['Shift'], fr: ['Bouge'] },
  { is: 'Grab & Throw', en: ['Grab & Throw'], fr: ['Chope & Lance'] },
  { is: 'Mind Control', en: ['Mind Control'], fr: ['Contrôle Mental'] },
  { is: 'Spectral', en: ['Spectral'], fr: ['Spectral'] },
  { is: 'Fall', en: ['Fall'], fr: ['Chute'] },
  { is: 'Dangerous Terrain', en: ['Dangerous Terrain'], fr: ['Terrain Dangereux'] },
  { is: 'Higher Ground', en: ['Higher Ground', 'High Ground'], fr: ['En Hauteur'] },
  { is: 'In Cover', en: ['In Cover', 'Cover'], fr: ['À Couvert', 'A couvert'] },
  { is: 'Mobbing', en: ['Mobbing'], fr: ['En Groupe', 'En Bande'] },
  { is: 'Momentum', en: ['Momentum'], fr: ['Charge'] },
  { is: 'Size Matters', en: ['Size Matters'], fr: ['Plus Grand', 'Plus Gros'] },
  { is: 'Smash It Up', en: ['Smash It Up'], fr: ['Fracasse Tout'] },
  { is: 'F Actions', en: ['F Actions'], fr: ['Actions s'] },
  { is: 'G Actions', en: ['G Actions'], fr: ['Actions d'] },
  { is: 'H Actions', en: ['H Actions'], fr: ['Actions e'] },
  { is: 'I Actions', en: ['I Actions'], fr: ['Actions a'] },
  { is: 'J Actions', en: ['J Actions'], fr: ['Actions m'] },
  { is: 'K Actions', en: ['K Actions'], fr: ['Actions p'] },
];

export const FACTION_WORDS: readonly Word<string>[] = [
  ...same('A.R.C.', 'Blood Watch', 'Coven', 'Dark Camelot', 'Grimm', 'Heavy Metal', 'Infinite Hourglass'),
  ...same('Jade Cult', 'Necroplane', 'Otherside', 'Red Republik', "Settler's Green", 'Shadow Axis'),
  ...same('Star Marshals', 'Supreme Alliance', 'The Way', 'Ulthar'),
  { is: 'The Forgotten', en: ['The Forgotten', 'Forgotten'], fr: ['The Forgotten', 'Forgotten'] },
];

/** Cards, Powers and modes that the condition of some bar names; they stay as printed in every language. */
export const CARD_NAMES: readonly Word<string>[] = [
  ...same('100 Voices', 'Apebot', 'Ninjas', 'Riposte', 'Voicelings'),
  { is: 'Mecha Spartan', en: ['Mecha Spartan', 'Mecha Spartans'], fr: ['Mecha Spartan', 'Mecha Spartans'] },
];
export const POWER_NAMES: readonly Word<string>[] = same('Avatar of Ahau Kin');
export const MODE_NAMES: readonly Word<string>[] = same('Airborne', 'Patton');

/** All that a bar may name of whom it affects. */
export const DESCRIPTORS = [...MODEL_DESCRIPTORS, ...OTHER_DESCRIPTORS];
