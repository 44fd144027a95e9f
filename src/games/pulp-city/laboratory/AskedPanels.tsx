import { useT } from '../../../i18n/use-t.ts';
import { type Study, matchUpsOf } from '../../../lab/study.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { ListRow, Signs } from './ListRow.tsx';
import { fieldOf } from './question.ts';
import { factorValue, listName } from './words.ts';

interface AskedPanelsProps {
  readonly study: Study;
  readonly tables: readonly TableLayout[];
  readonly onChange: () => void;
  readonly onNew: () => void;
}

/** Names beyond these are counted. */
const NAMED = 3;

/** What was asked: lists, opponents, and how they are played. */
export function AskedPanels({ study, tables, onChange, onNew }: AskedPanelsProps) {
  const t = useT();
  const { edition, level, lists, profiles } = fieldOf(study);
  const team = lists[study.list];
  const variant = study.variant === undefined ? undefined : lists[study.variant];
  const values = (factor: 'plot' | 'table'): string => {
    const all = study.factors[factor] ?? [];
    const names = all.map((value) => factorValue(study, factor, value, t, tables));
    return names.length <= NAMED
      ? t('laboratory.names', { names })
      : t('laboratory.inTurn', { n: names.length });
  };
  const facts: readonly (readonly [string, string])[] = [
    [t('laboratory.games'), study.until === 'told' ? t('laboratory.games.clear') : String(study.games)],
    [t('laboratory.plots'), values('plot')],
    [t('laboratory.tables'), values('table')],
    [t('laboratory.first'), t('laboratory.first.each')],
    [t('laboratory.bots'), t(`machine.level.${study.bots.list}` as 'machine.level.cub')],
    [t('laboratory.seed'), String(study.seed)],
  ];
  return (
    <div className="lab__left">
      <Panel
        label={t('laboratory.list')}
        headTeam="a"
        head={
          <span className="lab-mine">
            <TeamShape team="a" look="onTeam" size={26} />
            <span>
              {listName(study, study.list, t)}
              <small>{t('laboratory.list.yours', { n: level, edition })}</small>
            </span>
          </span>
        }
      >
        <div className="lab-panel">
          {team !== undefined && <Signs team={team} cards={profiles} side="a" />}
          {variant !== undefined && (
            <>
              <span className="label">{t('laboratory.variant')}</span>
              <Signs team={variant} cards={profiles} side="a" />
            </>
          )}
          <div className="buttons">
            <Button narrow icon="swap" onPress={onChange}>
              {t('laboratory.change')}
            </Button>
            <Button narrow icon="plus" onPress={onNew}>
              {t('laboratory.new')}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel label={t('laboratory.against')} head={t('laboratory.against')}>
        <div className="lab-panel">
          {matchUpsOf(study)
            .filter(({ why }) => why === 'question')
            .map(({ id, second }) => {
              const other = lists[second];
              return (
                other !== undefined && (
                  <ListRow
                    key={id}
                    team={other}
                    cards={profiles}
                    side="b"
                    line={t('card.level', { n: level })}
                  />
                )
              );
            })}
        </div>
      </Panel>
      <Panel label={t('laboratory.how')} head={t('laboratory.how')}>
        <dl className="lab-facts">
          {facts.map(([what, value]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}
