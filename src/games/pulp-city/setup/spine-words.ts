import { bookWords, type Translator } from '../../../i18n/translate.ts';
import { playersOf } from '../../../kernel/ids.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import type { SetupChoice } from '../../../systems/pulp-city/view/setup/setup.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import type { GuideStep } from '../../../systems/pulp-city/view/setup/steps.ts';
import { toInches } from '../../../ui/table/units.ts';
import { tableName } from '../tables/table-words.ts';

interface Chosen {
  readonly choice: SetupChoice;
  /** null: they are not there yet. */
  readonly rules: Ruleset | null;
  readonly table: TableLayout | null;
  readonly covers: boolean;
  /** How many Citizens there are to be, and how many find room. */
  readonly citizens: { readonly due: number; readonly fit: number };
}

/** How the edition goes about deployment; while its rules are not there, as the one that is offered first. */
export const preparationOf = (rules: Ruleset | null): Ruleset['policies']['preparation'] =>
  rules?.policies.preparation ?? 'tacticalRoll';

/** A step in a line: what is chosen in it. */
export function spineWords(
  t: Translator,
  step: GuideStep,
  { choice, rules, table, covers, citizens }: Chosen,
): string {
  const { level, names, plot, agendas, dice } = choice;
  switch (step) {
    case 'teams':
      return t('prepare.words.teams', {
        level,
        teams: playersOf(names).map((side) => teamNameIn(names[side], bookWords(t.lang))),
      });
    case 'tactical':
      return t('prepare.words.tactical');
    case 'plot': {
      const of = rules?.plots[plot]?.variantOf;
      return of === undefined
        ? t(`plot.${plot}`)
        : t('prepare.words.variant', { plot: t(`plot.${of}`), variant: t(`plot.${plot}`) });
    }
    case 'agendas':
      return agendas
        ? t(`prepare.words.agendas.${rules?.agendas.use ?? 'open'}`)
        : t('prepare.words.agendas.none');
    case 'table':
      return table === null
        ? t('fault.setup.noTable')
        : t('prepare.words.table', { name: tableName(t, table), n: toInches(table.size) });
    case 'citizens':
      return citizens.fit < citizens.due
        ? t('prepare.words.citizensFit', citizens)
        : t('prepare.words.citizens', { n: citizens.due });
    case 'deployment':
      return t(`prepare.words.deployment.${preparationOf(rules)}`);
    case 'rules':
      return t('prepare.words.rules', {
        dice: t(`setup.dice.${dice}`),
        sides: covers ? 'both' : 'one',
      });
  }
}
