import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { randomTeam } from '../../../systems/pulp-city/teams/random-team.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { Stepper } from '../../../ui/kit/Stepper.tsx';
import { freshSeed } from '../../../ui/shell/seed.ts';
import type { TeamDraft } from '../library/draft.ts';
import type { Library } from '../library/use-library.ts';
import { useApp } from '../use-game.ts';

interface RandomDialogProps {
  readonly open: boolean;
  readonly library: Library;
  readonly onClose: () => void;
  readonly onTake: (draft: TeamDraft) => void;
}

const FIRST_LEVEL = 8;

/** A legal Team by chance: of which Level, in which edition. */
export function RandomDialog({ open, library, onClose, onTake }: RandomDialogProps) {
  const t = useT();
  const { services } = useApp();
  const [edition, setEdition] = useState<string>(EDITION_IDS[0]);
  const [level, setLevel] = useState(FIRST_LEVEL);
  const [none, setNone] = useState(false);
  const rules = services.cardRules(edition);
  if (rules === null) return null;
  const { least, most } = rules.recruiting.levels;
  const take = (): void => {
    const question = { rules, level, profiles: library.byId };
    const team = randomTeam(question, library.cards, freshSeed);
    setNone(team === null);
    if (team !== null) onTake({ edition, level, team: { ...team, name: t('team.random.name') } });
  };
  return (
    <Dialog
      open={open}
      title={t('team.random')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <Button look="primary" icon="die" onPress={take}>
          {t('team.random.do')}
        </Button>
      }
    >
      <div className="share">
        <Segments
          label={t('setup.edition')}
          value={edition}
          onChange={setEdition}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <Stepper
          value={level}
          min={least}
          max={most}
          onChange={setLevel}
          label={t('team.random.level')}
          lessLabel={t('team.level.less')}
          moreLabel={t('team.level.more')}
        />
        {none && (
          <p className="fault" role="alert">
            {t('team.random.none')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
