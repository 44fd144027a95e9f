import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { RuleSheet } from '../rule/RuleSheet.tsx';
import './log.css';
import { LogLine } from './LogLine.tsx';
import { useTableFace } from '../table/table-face.ts';
import type { StoryGroup, StoryLine } from './story.ts';
import { firstOfEntry, useReasons } from './use-reasons.ts';
import { Button } from '../../kit/Button.tsx';

interface LogPanelProps {
  /** Only the last few sentences, for the dock. */
  readonly compact?: boolean;
  /** Shows a rule; without it the log shows it itself. Inside a dialog it must be given. */
  readonly onRule?: (id: string) => void;
}

const LAST_LINES = 3;

export const LogPanel = memo(function LogPanel({ compact = false, onRule }: LogPanelProps) {
  const [rule, setRule] = useState<string | null>(null);
  if (compact) return <LastLines />;
  if (onRule !== undefined) return <WholeLog onRule={onRule} />;
  return (
    <>
      <WholeLog onRule={setRule} />
      <RuleSheet ruleId={rule} onClose={() => setRule(null)} />
    </>
  );
});

/** The last sentences that tell something; the newest at the end. */
function LastLines() {
  const t = useT();
  // The picture and the question come first, what they came of right after.
  const now = useTableFace().useStory();
  const story = useDeferredValue(now, null);
  const lines = useMemo(() => (story === null ? [] : lastLines(story.groups)), [story]);
  return (
    <Panel className="panel--log" label={t('log.title')}>
      <div className="log" role="log" aria-live="polite" aria-busy={story !== now}>
        {story !== null && lines.length === 0 && <p>{t('log.empty')}</p>}
        {lines.map((line, place) => (
          <p key={line.key} className={place < lines.length - 1 ? 'log__old' : undefined}>
            {line.telling.text}
          </p>
        ))}
      </div>
    </Panel>
  );
}

function lastLines(groups: readonly StoryGroup[]): readonly StoryLine[] {
  const found: StoryLine[] = [];
  for (const group of groups.toReversed()) {
    const loud = group.lines().filter((line) => line.telling.tone !== 'quiet');
    found.unshift(...loud.slice(-(LAST_LINES - found.length)));
    if (found.length >= LAST_LINES) break;
  }
  return found;
}

const FILTERS = ['all', 'dice', 'effects', 'moves'] as const;
type Filter = (typeof FILTERS)[number];

/** All of it by Turn and Action, every die with its cause. */
function WholeLog({ onRule }: { readonly onRule: (id: string) => void }) {
  const t = useT();
  const story = useTableFace().useStory();
  const [filter, setFilter] = useState<Filter>('all');
  const reasonOf = useReasons();
  const [reasons, setReasons] = useState(true);
  const first = useMemo(
    () => (reasonOf === null || story === null ? new Set<string>() : firstOfEntry(story.groups)),
    [reasonOf, story],
  );
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => {
    if (story === null) return [];
    return story.groups
      .map((group) => ({
        group,
        lines: group.lines().filter((line) => filter === 'all' || line.topic === filter),
      }))
      .filter(({ lines }) => lines.length > 0);
  }, [story, filter]);
  useEffect(() => {
    // The list alone: what stands above it stays in sight.
    list.current?.scrollTo?.({ top: list.current.scrollHeight });
  }, [groups]);
  return (
    <div className="whole-log">
      <Segments
        label={t('log.filter')}
        value={filter}
        onChange={setFilter}
        options={FILTERS.map((value) => ({ value, text: t(`log.filter.${value}`) }))}
      />
      {reasonOf !== null && (
        <div className="buttons whole-log__reasons">
          <Button look="quiet" icon="question" pressed={reasons} onPress={() => setReasons(!reasons)}>
            {t('machine.reasons')}
          </Button>
        </div>
      )}
      <div ref={list} className="whole-log__groups" role="log" aria-live="polite">
        {groups.length === 0 && <p className="ask-text">{t(story === null ? 'log.empty' : 'log.nothing')}</p>}
        {groups.map(({ group, lines }) => (
          <section key={group.key} className="log-group">
            <h3 className="log-group__title">
              {group.team !== null && <TeamShape team={group.team} size={16} />}
              {group.title}
            </h3>
            <ul>
              {lines.map((line) => (
                <LogLine
                  key={line.key}
                  line={line}
                  onRule={onRule}
                  reason={reasons && first.has(line.key) ? (reasonOf?.(line) ?? null) : null}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
