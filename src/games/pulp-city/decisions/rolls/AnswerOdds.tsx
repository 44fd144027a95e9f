import type { Translator } from '../../../../i18n/translate.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { AnswerTable } from '../../../../systems/pulp-city/view/actions/answer-odds.ts';
import type { Figures } from '../../../../systems/pulp-city/view/actions/commit-odds.ts';
import type { Say } from '../../words/say.ts';
import type { DefendDraft } from './roll-plan.ts';
import { DiceRows } from '../../panels/odds/DiceRows.tsx';
import { average, dealsIn, figureWords, percent } from '../../panels/odds/figures.ts';
import { RollSum } from '../../panels/odds/RollSum.tsx';

interface AnswerOddsProps {
  readonly say: Say;
  readonly decision: DecisionFor<'defendDice'>;
  readonly draft: DefendDraft;
  /** Dice rolled with 0, 1, 2 Power Up dice and so on. */
  readonly rolled: readonly number[];
  readonly table: AnswerTable | null;
  readonly onDice: (powerUp: number) => void;
}

/** The chance that is left to the Attacker against each number of the Defender's dice. @rule PC-ROLL-10 */
export function AnswerOdds({ say, decision, draft, rolled, table, onDice }: AnswerOddsProps) {
  const { t } = say;
  const rows = rolled.map((dice, at) => ({ dice: at, rolled: dice, cells: [], words: [] }));
  const props = { team: decision.by, chosen: draft.powerUp, onChoose: onDice };
  if (table === null)
    return <DiceRows {...props} title={t('play.commit.titlePlain')} heads={[]} rows={rows} />;
  const figures = table.rows.map((row) => row.figures);
  const deals = dealsIn(figures);
  return (
    <DiceRows
      {...props}
      title={t('play.answer.title', { name: say.name(decision.spec.target ?? decision.spec.attacker) })}
      heads={[t('play.answer.hit'), t(deals ? 'play.answer.damage' : 'play.answer.sfx')]}
      rows={rows.map((row, at) => {
        const one = figures[at];
        return one === undefined
          ? row
          : {
              ...row,
              cells: [<HitBar key="hit" t={t} figures={one} />, second(t, one, deals)],
              words: [`${figureWords(t, one, deals)}.`],
            };
      })}
    >
      <RollSum
        say={say}
        title={t('play.answer.each')}
        steps={figures}
        now={figures[draft.powerUp]}
        notes={table.notes}
      />
    </DiceRows>
  );
}

const second = (t: Translator, { expectedDamage, sfx }: Figures, deals: boolean) => (
  <b key="second">{deals ? average(t, expectedDamage) : percent(t, sfx)}</b>
);

function HitBar({ t, figures }: { readonly t: Translator; readonly figures: Figures }) {
  return (
    <span className="hit-bar">
      <span className="hit-bar__fill" style={{ width: `${figures.success * 100}%` }} />
      <b>{percent(t, figures.success)}</b>
    </span>
  );
}
