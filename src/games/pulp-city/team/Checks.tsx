import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { faultWords } from '../words/faults.ts';
import { descriptorWord } from '../words/names.ts';

interface ChecksProps {
  readonly verdict: TeamVerdict;
  readonly level: number;
}

/** What the rules have against the Team, and what they have seen to be right, in sentences. @rule PC-TEAM-02 */
export function Checks({ verdict, level }: ChecksProps) {
  const t = useT();
  const { faults } = verdict;
  return (
    <ul className="checks" aria-label={t('team.checks')} aria-live="polite">
      {faults.map((fault) => {
        const words = faultWords(t, fault);
        const waits = fault.code === 'team.levelsLeft';
        return (
          <li key={words} data-state={waits ? 'waits' : 'wrong'} data-rule={fault.rule}>
            <Icon
              name={waits ? 'plus' : 'cross'}
              size={18}
              label={t(waits ? 'team.check.waits' : 'team.check.wrong')}
            />
            <span>{words}</span>
          </li>
        );
      })}
      {passed(t, verdict, level).map((words) => (
        <li key={words} data-state="right">
          <Icon name="check" size={18} label={t('team.check.right')} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function passed(t: Translator, { faults, members, basis, minions }: TeamVerdict, level: number): string[] {
  if (members.length === 0) return [];
  const none = (...codes: readonly string[]): boolean => !faults.some(({ code }) => codes.includes(code));
  const ofLevel = none('team.levelsLeft', 'team.levelsOver', 'team.encounterLevel');
  return [
    ...(ofLevel ? [t('team.right.levels', { n: level })] : []),
    ...(basis === null
      ? []
      : [
          'alignment' in basis
            ? t(`team.right.${basis.alignment}`)
            : t('team.right.faction', { faction: descriptorWord(t, basis.faction) }),
        ]),
    ...(none('team.secondLeader', 'team.secondPowerhouse') ? [t('team.right.roles')] : []),
    ...(minions.payments.length > 0 && minions.faults.length === 0
      ? [t('team.right.minions', { spent: minions.spent, points: minions.points })]
      : []),
  ];
}
