import { bookOf } from '../../../i18n/translate.ts';
import { FEWEST_PLAYERS, PLAYERS, playersOf } from '../../../kernel/ids.ts';
import { useT } from '../../../i18n/use-t.ts';
import {
  hasForeignFigures,
  levelsFor,
  type SetupChoice,
  teamSheets,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { withCount, withLevel } from './setup-draft.ts';

interface LevelStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** How many Teams may play. */
const COUNTS = PLAYERS.map((_, at) => at + 1).filter((count) => count >= FEWEST_PLAYERS);

/** Number of Teams and Encounter Level. @rule PC-TEAM-01 */
export function LevelStep({ choice, onChange }: LevelStepProps) {
  const t = useT();
  const edition = EDITION_IDS.find((one) => one === choice.edition);
  return (
    <>
      <p className="note">
        <Icon name="book" size={18} />
        <span>
          {edition !== undefined && t(`setup.edition.${edition}.note`)}{' '}
          {hasForeignFigures(choice.edition) && t('setup.figures')}
        </span>
      </p>
      <div className="level-step">
        <div>
          <h3 className="label">{t('setup.level')}</h3>
          <Options
            label={t('setup.level')}
            columns={2}
            chosen={[String(choice.level)]}
            onChoose={(level) => onChange(withLevel(choice, level, bookOf(t.lang)))}
            options={levelsFor(choice.own).map((level) => ({
              value: level,
              key: String(level),
              title: t('setup.levelOf', { n: level }),
              note: t('setup.levelNote', {
                n: teamSheets(choice.own).filter((sheet) => sheet.team.level === level).length,
              }),
            }))}
          />
        </div>
        <div>
          <h3 className="label">{t('setup.count')}</h3>
          <Options
            label={t('setup.count')}
            columns={3}
            chosen={[String(playersOf(choice.teams).length)]}
            onChoose={(count) => onChange(withCount(choice, count, bookOf(t.lang)))}
            options={COUNTS.map((count) => ({
              value: count,
              key: String(count),
              title: t('setup.countOf', { n: count }),
            }))}
          />
        </div>
      </div>
    </>
  );
}
