import { useT } from '../../../i18n/use-t.ts';
import type { TeamBasis } from '../../../systems/pulp-city/model/setup.ts';
import type { TeamVerdict } from '../../../systems/pulp-city/teams/check-team.ts';
import type { TeamDraft } from '../library/draft.ts';
import { descriptorWord } from '../words/names.ts';

interface BuiltOnProps {
  readonly draft: TeamDraft;
  /** All that it could be built on. */
  readonly bases: TeamVerdict['bases'];
  readonly onChange: (draft: TeamDraft) => void;
}

const wordOf = (basis: TeamBasis): string => ('alignment' in basis ? basis.alignment : basis.faction);

/** What the Team is built on, where its cards leave more than one thing open. @rule PC-TEAM-03 @rule PC-TEAM-04 */
export function BuiltOn({ draft, bases: open, onChange }: BuiltOnProps) {
  const t = useT();
  const { builtOn, ...team } = draft.team;
  // What was announced stays to be seen, whether or not it still fits.
  const lost = builtOn !== undefined && !open.some((one) => wordOf(one) === wordOf(builtOn));
  const bases = lost ? [...open, builtOn] : open;
  if (bases.length < 2 && builtOn === undefined) return null;
  const choose = (word: string): void => {
    const basis = bases.find((one) => wordOf(one) === word);
    onChange({ ...draft, team: basis === undefined ? team : { ...team, builtOn: basis } });
  };
  return (
    <label className="built-on">
      <span className="label">{t('team.builtOn')}</span>
      <select
        value={builtOn === undefined ? '' : wordOf(builtOn)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('team.builtOn.open')}</option>
        {bases.map((basis) => (
          <option key={wordOf(basis)} value={wordOf(basis)}>
            {'alignment' in basis
              ? t(`team.builtOn.${basis.alignment}`)
              : t('team.builtOn.faction', { faction: descriptorWord(t, basis.faction) })}
          </option>
        ))}
      </select>
    </label>
  );
}
