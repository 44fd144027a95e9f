import type { Refusal } from '../../model/refusals.ts';
import type { SetupStep } from './setup.ts';

/** The steps of preparing as a screen leads through them; some are only decided when the Encounter begins. */
export const GUIDE_STEPS = [
  'teams',
  'tactical',
  'plot',
  'agendas',
  'table',
  'citizens',
  'deployment',
  'rules',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** In the order of each book; dice and house rules, which no book has, come last. @rule PC-SETUP-01 @rule PC-SETUP-02 */
const ORDERS: Readonly<Record<string, readonly GuideStep[]>> = {
  '2017': GUIDE_STEPS,
  '2013': ['teams', 'plot', 'agendas', 'table', 'citizens', 'deployment', 'rules'],
};

export const guideSteps = (edition: string): readonly GuideStep[] => ORDERS[edition] ?? GUIDE_STEPS;

/** Rolled and asked in the Encounter itself. */
export const askedInPlay = (step: GuideStep): boolean => step === 'tactical' || step === 'deployment';

export type Gaps = Readonly<Record<SetupStep | 'plot', Refusal | null>>;

/** What is missing in a step; null: it is complete. */
export function gapIn(step: GuideStep, gaps: Gaps): Refusal | null {
  switch (step) {
    case 'teams':
      return gaps.game ?? gaps.teams;
    case 'plot':
      return gaps.plot;
    case 'table':
      return gaps.table;
    case 'rules':
      return gaps.rules;
    case 'tactical':
    case 'agendas':
    case 'citizens':
    case 'deployment':
      return null;
  }
}
