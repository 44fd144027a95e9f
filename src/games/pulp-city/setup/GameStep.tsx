import { useT } from '../../../i18n/use-t.ts';
import {
  EDITION_IDS,
  hasForeignFigures,
  levelsFor,
  type SetupChoice,
  teamSheets,
} from '../../../systems/pulp-city/view/setup/setup.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { CitizensChoice } from './CitizensChoice.tsx';
import { withEdition, withLevel } from './setup-draft.ts';

interface GameStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
}

/** Edition, Encounter Level and Plot. */
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
      <h3 className="label">{t('term.plot')}</h3>
      <p className="note note--plain">
        <b>{t('setup.plot.smackdown')}</b> {t('setup.plot.note')}
      </p>
      <CitizensChoice choice={choice} onChange={onChange} />
    </>
  );
}
