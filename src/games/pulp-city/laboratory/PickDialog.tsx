import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import { checkTeam } from '../../../systems/pulp-city/teams/check-team.ts';
import { randomTeam } from '../../../systems/pulp-city/teams/random-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Stepper } from '../../../ui/kit/Stepper.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import type { Library } from '../library/use-library.ts';
import { faultWords } from '../words/faults.ts';
import { ListRow } from './ListRow.tsx';
import type { Contender } from './question.ts';
import { useLists } from './use-lists.ts';

interface PickDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly side: 'a' | 'b';
  readonly edition: string;
  readonly rules: Ruleset;
  readonly library: Library;
  /** Lists of this Level are wanted; null: any. */
  readonly level: number | null;
  readonly onClose: () => void;
  readonly onPaste: () => void;
  readonly onTake: (contender: Contender) => void;
}

const USUAL_LEVEL = 8;

/** A list from the builder's own, from the ready-made Teams, pasted, or by chance. */
export function PickDialog(props: PickDialogProps) {
  const { title, open, side, edition, rules, library, level, onClose, onPaste, onTake } = props;
  const t = useT();
  const { own, ready } = useLists(edition);
  const fits = ({ draft }: Contender): boolean => level === null || draft.level === level;
  const rows = (contenders: readonly Contender[]) =>
    contenders.filter(fits).map((one, at) => {
      const { team } = one.draft;
      const question = { rules, level: one.draft.level, profiles: library.byId };
      const [fault] = checkTeam(team, question).faults;
      return (
        <li key={at}>
          <ListRow
            team={team}
            cards={library.byId}
            side={side}
            line={t('laboratory.list.line', { n: one.draft.level, from: one.from })}
            fault={fault === undefined ? null : faultWords(t, fault)}
            onOpen={() => onTake(one)}
          />
        </li>
      );
    });
  const mine = rows(own ?? []);
  const theirs = rows(ready);
  return (
    <Dialog open={open} title={title} closeLabel={t('common.close')} onClose={onClose}>
      <div className="pick">
        <Button icon="book" onPress={onPaste}>
          {t('laboratory.pick.paste')}
        </Button>
        <h3>{t('laboratory.pick.own')}</h3>
        {mine.length === 0 ? (
          <p className="lab-note">
            {t(level === null ? 'laboratory.pick.none' : 'laboratory.pick.noneOf', { n: level ?? 0 })}
          </p>
        ) : (
          <ul className="list-rows">{mine}</ul>
        )}
        <h3>{t('laboratory.pick.ready')}</h3>
        {theirs.length === 0 ? (
          <p className="lab-note">{t('laboratory.pick.noReady', { n: level ?? 0 })}</p>
        ) : (
          <ul className="list-rows">{theirs}</ul>
        )}
        <h3>{t('laboratory.pick.random')}</h3>
        <Random level={level} rules={rules} library={library} edition={edition} onTake={onTake} />
      </div>
    </Dialog>
  );
}

interface RandomProps {
  readonly level: number | null;
  readonly rules: Ruleset;
  readonly library: Library;
  readonly edition: string;
  readonly onTake: (contender: Contender) => void;
}

function Random({ level: wanted, rules, library, edition, onTake }: RandomProps) {
  const t = useT();
  const [level, setLevel] = useState(wanted ?? USUAL_LEVEL);
  const [none, setNone] = useState(false);
  const { least, most } = rules.recruiting.levels;
  const draw = (): void => {
    const team = randomTeam({ rules, level, profiles: library.byId }, library.cards, freshSeed);
    setNone(team === null);
    if (team === null) return;
    onTake({ draft: { edition, level, team: { ...team, name: t('team.random.name') } }, from: 'random' });
  };
  return (
    <div className="pick__random">
      <Stepper
        value={level}
        min={wanted ?? least}
        max={wanted ?? most}
        onChange={setLevel}
        label={t('team.random.level')}
        lessLabel={t('team.level.less')}
        moreLabel={t('team.level.more')}
      />
      <Button icon="die" onPress={draw}>
        {t('team.random.do')}
      </Button>
      {none && (
        <p className="fault" role="alert">
          {t('team.random.none')}
        </p>
      )}
    </div>
  );
}
