/** English that the first screen does without. Screens that come later import it by its side effect. */
import enAdvice from './en/advice.json';
import enClauses from './en/clauses.json';
import enBuilder from './en/builder.json';
import enLab from './en/lab.json';
import enLaboratory from './en/laboratory.json';
import enLeader from './en/leader.json';
import enLessons from './en/lessons.json';
import enLog from './en/log.json';
import enMoments from './en/moments.json';
import enPlan from './en/plan.json';
import enPlay from './en/play.json';
import enPlots from './en/plots.json';
import enPrepare from './en/prepare.json';
import enReplay from './en/replay.json';
import enStory from './en/story.json';
import enTables from './en/tables.json';
import enTeam from './en/team.json';
import enEditor from './en/editor.json';
import { addMessages } from './messages.ts';

addMessages('en', {
  ...enAdvice,
  ...enMoments,
  ...enPlan,
  ...enPlay,
  ...enPlots,
  ...enPrepare,
  ...enLog,
  ...enLab,
  ...enLaboratory,
  ...enLeader,
  ...enReplay,
  ...enLessons,
  ...enStory,
  ...enTables,
  ...enTeam,
  ...enBuilder,
  ...enEditor,
  ...enClauses,
});
