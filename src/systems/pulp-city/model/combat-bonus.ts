export type CombatBonus =
  | 'Attack'
  | 'Defend'
  | 'Easy Target'
  | 'Higher Ground'
  | 'In Cover'
  | 'Mobbing'
  | 'Momentum'
  | 'Power Up'
  | 'Size Matters'
  | 'Smash It Up'
  | 'Strong'
  | 'Weakness';
