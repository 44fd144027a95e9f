import { FEWEST_PLAYERS, PLAYERS, playersOf } from '../../../kernel/ids.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import {
  hasForeignFigures,
  levelsFor,
  type SetupChoice,
  teamSheets,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { CitizensChoice } from './CitizensChoice.tsx';
import { withCount, withEdition, withLevel } from './setup-draft.ts';

interface GameStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** How many Teams may play. */
const COUNTS = PLAYERS.map((_, at) => at + 1).filter((count) => count >= FEWEST_PLAYERS);

/** Edition, number of Teams, Encounter Level and Citizens. */
export function GameStep({ choice, onChange }: GameStepProps) {
  const t = useT();
  return (
    <>
      <h3 className="label">{t('setup.edition')}</h3>
      <Options
        label={t('setup.edition')}
        chosen={[choice.edition]}
        onChoose={(edition) => onChange(withEdition(choice, edition))}
        options={EDITION_IDS.map((edition) => ({
          value: edition,
          key: edition,
          title: t(`common.edition.${edition}`),
          note: t(`setup.edition.${edition}.note`),
        }))}
      />
      {hasForeignFigures(choice.edition) && (
        <p className="note">
          <Icon name="book" size={18} /> {t('setup.figures')}
        </p>
      )}
      <h3 className="label">{t('setup.count')}</h3>
      <Options
        label={t('setup.count')}
        columns={2}
        chosen={[String(playersOf(choice.teams).length)]}
        onChoose={(count) => onChange(withCount(choice, count, t.lang))}
        options={COUNTS.map((count) => ({
          value: count,
          key: String(count),
          title: t('setup.countOf', { n: count }),
          note: t('setup.countNote', { n: count }),
        }))}
      />
      <h3 className="label">{t('setup.level')}</h3>
      <Options
        label={t('setup.level')}
        columns={2}
        chosen={[String(choice.level)]}
        onChoose={(level) => onChange(withLevel(choice, level, t.lang))}
        options={levelsFor(choice.own).map((level) => ({
          value: level,
          key: String(level),
          title: t('setup.levelOf', { n: level }),
          note: t('setup.levelNote', {
            n: teamSheets(choice.own).filter((sheet) => sheet.team.level === level).length,
          }),
        }))}
      />
      <CitizensChoice choice={choice} onChange={onChange} />
    </>
  );
}
