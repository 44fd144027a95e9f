import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnyClause } from '../../../systems/pulp-city/model/clause.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { type Entry, levelOf } from '../library/draft.ts';
import { clauseSentences } from '../words/clauses.ts';
import { factionWords } from '../words/recruit.ts';

interface MemberChoicesProps {
  readonly entry: Entry;
  readonly profile: CardProfile;
  readonly forms: readonly CardProfile[];
  /** Millimetres of a base that its model may be mounted on instead; null: there is none. */
  readonly smallerBase: number | null;
  readonly shown: boolean;
  readonly onChange: (entry: Entry) => void;
}

/** What is chosen for a card when it is recruited. @rule PC-TEAM-07 @rule PC-TEAM-17 @rule PC-COND-06 @rule PC-CARD-04 */
export function MemberChoices({ entry, profile, forms, smallerBase, shown, onChange }: MemberChoicesProps) {
  const t = useT();
  const levels = profile.levels ?? [];
  const level = levelOf(entry, { [profile.id]: profile });
  const places = placesOf(t, profile);
  const models = levels.find((one) => one.level === level)?.models ?? profile.modelsAtStart;
  const picks = places.length > 0 && models < places.length;
  const own = shown && (forms.length > 0 || profile.freelancer === true || smallerBase !== null);
  if (levels.length < 2 && !picks && !own) return null;
  return (
    <div className="member__choices">
      {levels.length > 1 && (
        <label>
          <span className="label">{t('team.member.level')}</span>
          <select
            value={level}
            onChange={(event) =>
              onChange({ ...without(entry, 'members'), level: Number(event.target.value) })
            }
          >
            {levels.map((one) => (
              <option key={one.level} value={one.level}>
                {t('team.member.levelOf', { n: one.level, models: one.models })}
              </option>
            ))}
          </select>
        </label>
      )}
      {picks && (
        <Options
          many={models > 1}
          label={t('team.member.which', { n: models })}
          chosen={brought(entry, models).map(String)}
          onChoose={(place: number) => onChange({ ...entry, members: withPlace(entry, place, models) })}
          options={places.map(({ place, says }) => ({
            value: place,
            key: `${place}`,
            title: t('team.member.place', { n: place }),
            note: says,
          }))}
        />
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
          onChange={(on) => onChange(on ? { ...entry, independent: true } : without(entry, 'independent'))}
          label={t('team.member.freelancer')}
          note={t('team.member.freelancer.note', { faction: factionWords(t, profile) })}
        />
      )}
      {shown && smallerBase !== null && (
        <SwitchRow
          boxed
          on={entry.baseMm === smallerBase}
          onChange={(on) => onChange(on ? { ...entry, baseMm: smallerBase } : without(entry, 'baseMm'))}
          label={t('team.member.base', { mm: smallerBase })}
          note={t('team.member.base.note', { mm: profile.baseMm })}
        />
      )}
    </div>
  );
}

/** The models of a card each of which is another, with what each of them is good for. */
function placesOf(
  t: Translator,
  { powers }: CardProfile,
): readonly { readonly place: number; readonly says: string }[] {
  const clauses = powers.flatMap((power) => power.clauses as readonly AnyClause[]);
  return clauses.flatMap((clause) => {
    const { when, ...said } = clause as { readonly when?: { readonly member?: number } };
    if (when?.member === undefined) return [];
    const { member, ...rest } = when;
    const plain = Object.keys(rest).length === 0 ? said : { ...said, when: rest };
    return [{ place: member, says: clauseSentences(t, [plain as AnyClause]).join(' ') }];
  });
}

/** Unless its player has chosen, a card brings them in the order printed. */
const brought = ({ members }: Entry, models: number): readonly number[] =>
  members ?? Array.from({ length: models }, (_, at) => at + 1);

/** The one named comes, and the first of those before goes. */
function withPlace(entry: Entry, place: number, models: number): readonly number[] {
  const before = brought(entry, models);
  if (before.includes(place)) return before;
  return [...before, place].slice(-models).sort((one, other) => one - other);
}

const withForm = (entry: Entry, form: string): Entry =>
  form === '' ? without(entry, 'form') : { ...entry, form };

function without(entry: Entry, field: keyof Entry): Entry {
  const { [field]: _, ...rest } = entry;
  return rest as Entry;
}
