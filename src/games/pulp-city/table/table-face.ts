import { teamsIn, teamsOf } from '../../../systems/pulp-city/board/sides.ts';
import type { AnyGame } from '../../../app/any-game.ts';
import type { Lang } from '../../../i18n/language.ts';
import { ruleText } from '../../../i18n/rules.ts';
import type { Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { otherEdition } from '../../../systems/pulp-city/view/setup/setup.ts';
import { type KeyLine, keyLine } from '../../../ui/shell/menu/key-lines.ts';
import { engine } from '../engine.ts';
import { powerAskedFor } from '../power-asked.ts';
import { powerWords } from '../words/powers.ts';
import type { Ending, RuleWords, TableFace } from '../../../ui/shell/table/table-face.ts';
import { Question } from '../decisions/Question.tsx';
import { useCourse } from '../lessons/use-course.ts';
import { useStory } from '../narrate/use-story.ts';
import { answerWords } from '../bots/answer-words.ts';
import { reasonText } from '../bots/reason-words.ts';
import { DiceSettings } from '../panels/dice/DiceSettings.tsx';
import { AdjustDialog } from '../panels/adjust/AdjustDialog.tsx';
import { Glossary } from '../panels/Glossary.tsx';
import { Rulings } from '../panels/Rulings.tsx';
import { type Encounter, useWorld } from '../use-game.ts';
import { termsIn } from '../words/glossary.ts';
import { teamName } from '../words/names.ts';
import { refusalWords } from '../words/refusals.ts';
import { replayTelling } from './replay-telling.ts';

function rule(id: string, game: AnyGame | null, lang: Lang): RuleWords | undefined {
  const power = powerAskedFor(id);
  if (power !== null) {
    // What no card here prints, such as a Leader card, is told by its rule.
    const words = game === null ? undefined : powerWords(game as Encounter, power.name, lang);
    return words === undefined ? rule(power.rule, game, lang) : { ...words, id: power.rule };
  }
  const wanted = game?.setup.edition ?? EDITION_IDS[0];
  const found = ruleText(id, wanted, lang);
  if (found === undefined) return undefined;
  const elsewhere = ruleText(id, otherEdition(wanted), lang)?.text;
  return elsewhere === undefined || elsewhere === found.text ? found : { ...found, elsewhere };
}

function ending(game: Encounter, t: Translator): Ending | null {
  const { outcome } = game.state;
  if (outcome === null) return null;
  const { winner, together = [], shared = [] } = outcome;
  const names = (teams: readonly TeamId[]): readonly string[] => teams.map((team) => teamName(game, t, team));
  const note = t('play.over.title');
  return winner === 'tie'
    ? {
        winner: null,
        title:
          shared.length > 0 && shared.length < teamsOf(game).length
            ? t('play.result.shared', { teams: names(shared) })
            : t('play.result.tie'),
        note,
      }
    : {
        winner,
        title:
          together.length > 0
            ? t('play.result.together', { teams: names(together) })
            : t('play.result.winner', { name: teamName(game, t, winner) }),
        note,
      };
}

/** Of two Teams either may give up at any time; of more whoever is out has nothing left to give. @rule PC-WIN-08 */
const stillIn = (game: Encounter) =>
  teamsOf(game).length > 2 ? teamsIn(engine.get().worldOf(game)) : teamsOf(game);

/** By what they are for, whoever answers them: the questions, the looks, the table, the settings. */
function keys(t: Translator): readonly KeyLine[] {
  return [
    keyLine(t, 'next'),
    keyLine(t, 'commit'),
    keyLine(t, 'back'),
    { key: 'M', does: t('keys.move') },
    keyLine(t, 'choice'),
    keyLine(t, 'arrows'),
    { key: 'W', does: t('keys.waypoint') },
    { key: '⌫', does: t('keys.backspace') },
    { key: 'R', does: t('keys.range') },
    { key: 'L', does: t('keys.sight') },
    { key: 'T', does: t('keys.threat') },
    { key: 'U', does: t('keys.ruler') },
    { key: 'I', does: t('keys.card') },
    { key: 'Q  E', does: t('keys.neighbour') },
    keyLine(t, 'zoom'),
    keyLine(t, 'undo'),
    keyLine(t, 'redo'),
    keyLine(t, 'why'),
    { key: 'O', does: t('keys.odds') },
    { key: 'D', does: t('keys.dice') },
    { key: 'C', does: t('keys.citizens') },
    { key: 'H', does: t('keys.health') },
    keyLine(t, 'layout'),
    keyLine(t, 'advice'),
    keyLine(t, 'pause'),
    keyLine(t, 'step'),
  ];
}

export const pulpCityTable: TableFace = {
  Question,
  useRefusalWords() {
    const t = useT();
    const w = useWorld();
    return (refusal) => refusalWords(w, t, refusal);
  },
  useStory,
  useCourse,
  rule,
  ending,
  stillIn,
  keys,
  together: ({ kind }) => kind === 'enterDice',
  GameSettings: DiceSettings,
  reason: (game, why, t) => reasonText(game as Encounter, why, t),
  answerWords: (game, decision, answer, t) => answerWords(game as Encounter, decision.id, answer, t),
  switches: ['odds', 'cityHealth', 'citizenRuns', 'covers', 'coach'],
  replay: replayTelling,
  Rulings,
  Glossary,
  wordsIn: (text, game, lang) => termsIn(text, game?.setup.edition ?? EDITION_IDS[0], lang),
  Adjust: AdjustDialog,
};
