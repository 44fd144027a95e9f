import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { CardRow } from '../library/CardRow.tsx';
import { factionWords } from '../words/recruit.ts';
import { type Entry, levelOf } from '../library/draft.ts';
import { memberLine } from './member-words.ts';

interface MemberRowProps {
  readonly entry: Entry;
  readonly profile: CardProfile;
  /** Further forms of the same card that it can begin in. */
  readonly forms: readonly CardProfile[];
  readonly shown: boolean;
  readonly wrong: boolean;
  readonly onShow: () => void;
  readonly onChange: (entry: Entry) => void;
  readonly onRemove: () => void;
}

/** A card of the Team, with what is chosen for it when it is recruited. @rule PC-TEAM-07 @rule PC-TEAM-17 @rule PC-COND-06 */
export function MemberRow({
  entry,
  profile,
  forms,
  shown,
  wrong,
  onShow,
  onChange,
  onRemove,
}: MemberRowProps) {
  const t = useT();
  const levels = profile.levels ?? [];
  const level = levelOf(entry, { [profile.id]: profile });
  return (
    <li className="member" data-wrong={wrong}>
      <CardRow
        profile={profile}
        level={level}
        line={memberLine(t, profile, entry)}
        chosen={shown}
        onOpen={onShow}
        end={
          <Button
            look="icon"
            icon="cross"
            label={t('team.remove', { name: profile.name })}
            onPress={onRemove}
          />
        }
      />
      {(levels.length > 1 || (shown && (forms.length > 0 || profile.freelancer === true))) && (
        <div className="member__choices">
          {levels.length > 1 && (
            <label>
              <span className="label">{t('team.member.level')}</span>
              <select
                value={level}
                onChange={(event) => onChange({ ...entry, level: Number(event.target.value) })}
              >
                {levels.map((one) => (
                  <option key={one.level} value={one.level}>
                    {t('team.member.levelOf', { n: one.level, models: one.models })}
                  </option>
                ))}
              </select>
            </label>
          )}
          {shown && forms.length > 0 && (
            <label>
              <span className="label">{t('team.member.begins')}</span>
              <select
                value={entry.form ?? ''}
                onChange={(event) => onChange(withForm(entry, event.target.value))}
              >
                <option value="">{profile.form ?? profile.name}</option>
                {forms.map((form) => (
                  <option key={form.id} value={form.id}>
                    {form.form ?? form.name}
                  </option>
                ))}
              </select>
            </label>
          )}
          {shown && profile.freelancer === true && (
            <SwitchRow
              boxed
              on={entry.independent === true}
              onChange={(on) => onChange(withIndependent(entry, on))}
              label={t('team.member.freelancer')}
              note={t('team.member.freelancer.note', { faction: factionWords(t, profile) })}
            />
          )}
        </div>
      )}
    </li>
  );
}

function withForm({ form: _, ...entry }: Entry, form: string): Entry {
  return form === '' ? entry : { ...entry, form };
}

function withIndependent({ independent: _, ...entry }: Entry, on: boolean): Entry {
  return on ? { ...entry, independent: true } : entry;
}
