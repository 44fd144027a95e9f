import frAdvice from './fr/advice.json';
import frAgendas from './fr/agendas.json';
import frCards from './fr/cards.json';
import frClauses from './fr/clauses.json';
import frCommon from './fr/common.json';
import frLab from './fr/lab.json';
import frLaboratory from './fr/laboratory.json';
import frLeader from './fr/leader.json';
import frLessons from './fr/lessons.json';
import frLog from './fr/log.json';
import frMachine from './fr/machine.json';
import frMoments from './fr/moments.json';
import frPlan from './fr/plan.json';
import frPlay from './fr/play.json';
import frPlots from './fr/plots.json';
import frPrepare from './fr/prepare.json';
import frReplay from './fr/replay.json';
import frRefusals from './fr/refusals.json';
import frSetup from './fr/setup.json';
import frShare from './fr/share.json';
import frStory from './fr/story.json';
import frTable from './fr/table.json';
import frTables from './fr/tables.json';
import frEditor from './fr/editor.json';
import frTeam from './fr/team.json';
import frBuilder from './fr/builder.json';

/** Every text but those of the rules. */
export const FRENCH = {
  ...frAdvice,
  ...frAgendas,
  ...frCommon,
  ...frSetup,
  ...frMachine,
  ...frMoments,
  ...frPlan,
  ...frPlay,
  ...frPlots,
  ...frPrepare,
  ...frRefusals,
  ...frLog,
  ...frCards,
  ...frShare,
  ...frReplay,
  ...frStory,
  ...frTable,
  ...frTables,
  ...frLab,
  ...frLaboratory,
  ...frLeader,
  ...frLessons,
  ...frClauses,
  ...frTeam,
  ...frEditor,
  ...frBuilder,
};
