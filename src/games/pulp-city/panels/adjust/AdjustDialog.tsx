import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { type Refusal } from '../../../../kernel/game-system.ts';
import type { Adjustment } from '../../../../systems/pulp-city/model/events.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import {
  adjustable,
  changesNothing,
  subjectOf,
} from '../../../../systems/pulp-city/view/table/adjustment.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Dialog } from '../../../../ui/kit/Dialog.tsx';
import { Segments } from '../../../../ui/kit/Segments.tsx';
import { useSelected, useViewState } from '../../../../ui/shell/app.ts';
import { useApp, useGameOrNull, usePending, useWorld } from '../../use-game.ts';
import { refusalWords } from '../../words/refusals.ts';
import { beginPick, pickIn } from './adjust-pick.ts';
import './adjust.css';
import { AdjustPickBar } from './AdjustPickBar.tsx';
import { ModelFiguresForm } from './ModelFiguresForm.tsx';
import { ModelPicker } from './ModelPicker.tsx';
import { PieceFiguresForm, TeamFiguresForm } from './OtherForms.tsx';

interface AdjustDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whatever the players agree on goes over the rules, and into the log. */
export function AdjustDialog({ open, onClose }: AdjustDialogProps) {
  const t = useT();
  const game = useGameOrNull();
  const pick = useViewState(pickIn);
  if (game === null) return null;
  if (pick !== null) return <AdjustPickBar pick={pick} onDone={onClose} />;
  return (
    <Dialog open={open} wide title={t('adjust.title')} closeLabel={t('common.close')} onClose={onClose}>
      <AdjustForm onClose={onClose} />
    </Dialog>
  );
}

const AREAS = ['models', 'teams', 'pieces'] as const;
type Area = (typeof AREAS)[number];

function AdjustForm({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const w = useWorld();
  const { session, view } = useApp();
  const selected = useSelected();
  const [area, setArea] = useState<Area>('models');
  const [own, setOwn] = useState<ModelId | null>(null);
  const [draft, setDraft] = useState<Readonly<Record<string, Adjustment>>>({});
  const [fault, setFault] = useState<Refusal | null>(null);
  const models = adjustable(w);
  const fromTable = selected !== null && models.includes(selected) ? selected : null;
  const model = own ?? fromTable ?? models[0] ?? null;
  const changes = Object.values(draft).filter((change) => !changesNothing(w, change));
  const change = (next: Adjustment): void => setDraft({ ...draft, [subjectOf(next)]: next });
  const apply = (): void => {
    const refused = session.dispatch({ type: 'adjust', changes });
    setFault(refused);
    if (refused === null) onClose();
  };
  return (
    <div className="adjust">
      <p>{t('adjust.note')}</p>
      <Segments
        label={t('adjust.whom')}
        value={area}
        onChange={setArea}
        options={AREAS.map((value) => ({ value, text: t(`adjust.${value}`) }))}
      />
      {area === 'models' && model !== null && (
        <div className="adjust__models">
          <ModelPicker models={models} chosen={model} onChoose={setOwn} />
          <ModelFiguresForm
            model={model}
            draft={draft}
            onChange={change}
            onMove={() => {
              onClose();
              beginPick(view, model);
            }}
          />
        </div>
      )}
      {area === 'teams' && <TeamFiguresForm draft={draft} onChange={change} />}
      {area === 'pieces' && <PieceFiguresForm draft={draft} onChange={change} />}
      {fault !== null && (
        <p className="fault" role="alert">
          {refusalWords(w, t, fault)}
        </p>
      )}
      <div className="adjust__foot">
        <SkipButton onDone={onClose} onFault={setFault} />
        <Button look="primary" closed={changes.length === 0 ? '' : null} onPress={apply}>
          {t('adjust.apply', { n: changes.length })}
        </Button>
      </div>
    </div>
  );
}

interface SkipButtonProps {
  readonly onDone: () => void;
  readonly onFault: (fault: Refusal | null) => void;
}

function SkipButton({ onDone, onFault }: SkipButtonProps) {
  const t = useT();
  const { session } = useApp();
  const pending = usePending();
  const stuck = pending.length === 0 && !session.isStalled();
  return (
    <div className="adjust__skip">
      <Button
        closed={stuck ? t('adjust.skip.closed') : null}
        onPress={() => {
          const refused = session.dispatch({ type: 'skip' });
          onFault(refused);
          if (refused === null) onDone();
        }}
      >
        {t('adjust.skip')}
      </Button>
      <p>{t('adjust.skip.note')}</p>
    </div>
  );
}
