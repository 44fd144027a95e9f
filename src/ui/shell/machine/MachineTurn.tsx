import { type ReactNode, useState } from 'react';
import type { Machines, MachineState } from '../../../app/machines.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { Prompt } from '../../kit/Prompt.tsx';
import { useApp, useGame, useSessionState, useWatched } from '../app.ts';
import { useKeys } from '../keys.ts';
import { useTableFace } from '../table/table-face.ts';
import { PaceControl } from './PaceControl.tsx';
import './machine.css';

const MS_PER_SECOND = 1000;

interface MachineTurnProps {
  readonly machines: Machines;
  readonly asked: NonNullable<MachineState['asked']>;
  /** Of several docks only one answers the keys. */
  readonly keys: boolean;
}

/** A bot is asked: what it is at, how long that may take, how fast it goes by, and every way to go on without it. */
export function MachineTurn({ machines, asked, keys }: MachineTurnProps) {
  const t = useT();
  const { face } = useApp();
  const { setup } = useGame();
  const state = useWatched(machines.store, (all) => all);
  const { doing, fault, limit, paused, thought } = state;
  const { by } = asked.decision;
  const level = t(`machine.level.${asked.level}`);
  const team = face.playerName(setup, by, t.lang);
  const pause = (): void => machines.pause(!paused);
  useKeys(
    keys ? { p: pause, n: machines.step, Enter: doing === 'held' ? machines.goOn : machines.skip } : {},
  );
  return (
    <>
      <Prompt
        team={by}
        teamName={team}
        title={t(doing === 'thinks' ? 'machine.thinks' : 'machine.plays', { level })}
        subtitle={team}
        waiting
      />
      <div className="dock__grow machine" data-doing={doing}>
        {doing === 'failed' && fault !== null ? (
          <Failed machines={machines} fault={fault} level={level} />
        ) : doing === 'held' ? (
          <p className="machine__status">{t('machine.held', { level })}</p>
        ) : (
          <>
            <p className="machine__status">
              {doing === 'thinks'
                ? t('machine.limit', { n: Math.round(limit / MS_PER_SECOND) })
                : t(doing === 'paused' ? 'machine.paused' : 'machine.shows')}
            </p>
            <div className="machine__clock" aria-hidden>
              {doing === 'thinks' && <span key={thought} style={{ '--limit': `${limit}ms` }} />}
            </div>
          </>
        )}
        {doing !== 'failed' && <PaceControl />}
        <LastReason>
          <Button look="quiet" icon="hand" onPress={machines.takeOver}>
            {t('machine.takeOver', { team })}
          </Button>
        </LastReason>
      </div>
      {doing !== 'failed' && (
        <div className="buttons dock__main">
          {doing === 'held' ? (
            <Button look="primary" icon="play" onPress={machines.goOn}>
              {t('machine.goOn', { level })}
            </Button>
          ) : (
            <>
              <Button icon="last" onPress={machines.step}>
                {t('machine.step')}
              </Button>
              <Button look={paused ? 'primary' : 'plain'} icon={paused ? 'play' : 'pause'} onPress={pause}>
                {t(paused ? 'machine.resume' : 'machine.pause')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

interface FailedProps {
  readonly machines: Machines;
  readonly fault: Refusal;
  readonly level: string;
}

/** There is always a way on. */
function Failed({ machines, fault, level }: FailedProps) {
  const t = useT();
  const { face } = useApp();
  return (
    <div className="fault machine__fault" role="alert">
      <p>{face.faultWords(t, fault)}</p>
      <div className="buttons">
        <Button look="primary" icon="hand" onPress={machines.spare}>
          {t('machine.spare')}
        </Button>
        <Button icon="redo" onPress={machines.goOn}>
          {t('machine.again', { level })}
        </Button>
      </div>
    </div>
  );
}

/** Why the latest answer of a bot was given, for whoever asks; beside what else can be done. */
function LastReason({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const { reason } = useTableFace();
  const game = useGame();
  const entry = useSessionState(({ journal }) =>
    journal === null ? undefined : journal.entries[journal.head - 1],
  );
  const [open, setOpen] = useState(false);
  const words = entry?.advised === undefined ? null : (reason?.(game, entry.advised.why, t) ?? null);
  return (
    <div className="machine__reason">
      <div className="buttons">
        <Button look="quiet" icon="question" pressed={open} onPress={() => setOpen(!open)}>
          {t('machine.why')}
        </Button>
        {children}
      </div>
      {open && <p>{words ?? t('machine.why.none')}</p>}
    </div>
  );
}
