import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { CardRow } from '../library/CardRow.tsx';
import { type Entry, levelOf } from '../library/draft.ts';
import { MemberChoices } from './MemberChoices.tsx';
import { memberLine } from './member-words.ts';

interface MemberRowProps {
  readonly entry: Entry;
  readonly profile: CardProfile;
  /** Further forms of the same card that it can begin in. */
  readonly forms: readonly CardProfile[];
  /** Millimetres of a base that its model may be mounted on instead; null: there is none. */
  readonly smallerBase: number | null;
  readonly shown: boolean;
  readonly wrong: boolean;
  readonly onShow: () => void;
  readonly onChange: (entry: Entry) => void;
  readonly onRemove: () => void;
}

/** A card of the Team, with what is chosen for it when it is recruited. */
export function MemberRow({
  entry,
  profile,
  forms,
  smallerBase,
  shown,
  wrong,
  onShow,
  onChange,
  onRemove,
}: MemberRowProps) {
  const t = useT();
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
      <MemberChoices
        entry={entry}
        profile={profile}
        forms={forms}
        smallerBase={smallerBase}
        shown={shown}
        onChange={onChange}
      />
    </li>
  );
}
