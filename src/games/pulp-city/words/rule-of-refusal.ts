import type { Refusal } from '../../../kernel/game-system.ts';

/** The rule behind a refusal, by the longest beginning of its code that is listed. */
const RULES: readonly (readonly [string, string])[] = [
  ['action.another', 'PC-TURN-02'],
  ['action.spectral', 'PC-FX-27'],
  ['action.direction', 'PC-TYPE-19'],
  ['action.place', 'PC-TYPE-20'],
  ['action.oncePerTeam', 'PC-CITIZEN-11'],
  ['action', 'PC-TURN-02'],
  ['act', 'PC-TURN-02'],
  ['citizen', 'PC-CITIZEN-03'],
  ['climb', 'PC-MOVE-28'],
  ['cost.pool', 'PC-AP-02'],
  ['cost.ap', 'PC-AP-01'],
  ['cost.fatigue', 'PC-FX-16'],
  ['cost', 'PC-BAR-04'],
  ['deploy', 'PC-DEPLOY-04'],
  ['place', 'PC-TABLE-10'],
  ['move.tooFar', 'PC-MOVE-06'],
  ['move.tooHigh', 'PC-MOVE-08'],
  ['move.type', 'PC-MOVE-05'],
  ['move.notCombined', 'PC-MOVE-22'],
  ['move.fatigue', 'PC-MOVE-01'],
  ['move.fall', 'PC-FALL-04'],
  ['move.hazard', 'PC-DANGER-02'],
  ['move', 'PC-MOVE-07'],
  ['object', 'PC-OBJ-02'],
  ['target.tooFar', 'PC-MEASURE-01'],
  ['target.tooHigh', 'PC-MEASURE-02'],
  ['target.hidden', 'PC-LOS-01'],
  ['target.stealth', 'PC-COND-04'],
  ['target.spectral', 'PC-FX-27'],
  ['target.notInContact', 'PC-TYPE-13'],
  ['target.limited', 'PC-BAR-07'],
  ['target.excluded', 'PC-BAR-08'],
  ['target.immune', 'PC-BAR-05'],
  ['target', 'PC-TYPE-01'],
  ['turn', 'PC-TURN-07'],
  ['sfx', 'PC-SFX-04'],
  ['dice', 'PC-FX-22'],
  ['drift', 'PC-FX-05'],
];

export function ruleBehind(refusal: Refusal): string {
  return (
    RULES.find(([start]) => refusal.code === start || refusal.code.startsWith(start))?.[1] ?? 'PC-TURN-02'
  );
}
