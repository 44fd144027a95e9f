import { useState } from 'react';
import type { Translator } from '../../../../i18n/translate.ts';
import { useT } from '../../../../i18n/use-t.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { type PlaceOption, placesUnder } from '../../../../systems/pulp-city/view/table/adjustment.ts';
import { Nudge } from '../../../../ui/shell/Nudge.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Prompt } from '../../../../ui/kit/Prompt.tsx';
import { Segments } from '../../../../ui/kit/Segments.tsx';
import { useApp, useWorld } from '../../use-game.ts';
import { refusalWords } from '../../words/refusals.ts';
import { teamName, thingName } from '../../words/names.ts';
import { type AdjustPick, endPick, plannedPlace, putPick } from './adjust-pick.ts';
import './adjust.css';

interface AdjustPickBarProps {
  readonly pick: AdjustPick;
  readonly onDone: () => void;
}

/** Stands in the dock's place while a model is moved by agreement; the table stays free. */
export function AdjustPickBar({ pick, onDone }: AdjustPickBarProps) {
  const t = useT();
  const w = useWorld();
  const { session, view } = useApp();
  const [fault, setFault] = useState<Refusal | null>(null);
  const team = sideOf(w, pick.model);
  const place = plannedPlace(w, pick);
  const options = pick.at === null ? [] : placesUnder(w, pick.model, pick.at);
  const level = options.find((option) => option.place.z === place?.z && option.place.inside === place.inside);
  const put = (): void => {
    if (place === null) return;
    const change = { what: 'position', model: pick.model, at: place } as const;
    const refused = session.dispatch({ type: 'adjust', changes: [change] });
    setFault(refused);
    if (refused !== null) return;
    endPick(view);
    onDone();
  };
  return (
    <aside className="adjust-bar" aria-label={t('adjust.title')}>
      <Prompt
        team={team}
        {...(team === null ? {} : { teamName: teamName(w, t, team) })}
        tail={false}
        title={t('adjust.pick.title', { name: thingName(w, t, pick.model) })}
        subtitle={t('adjust.pick.note')}
      />
      {place !== null && (
        <p className="ask-text" aria-live="polite">
          {t('ask.return.at', { x: place.x, y: place.y })}
        </p>
      )}
      {options.length > 1 && level !== undefined && (
        <Segments
          label={t('adjust.pick.level')}
          value={level.level}
          onChange={(next) => putPick(view, { ...pick, level: next })}
          options={options.map((option) => ({ value: option.level, text: levelWords(t, option) }))}
        />
      )}
      <Nudge
        size={w.setup.table.size}
        at={place}
        onChange={({ x, y }) => putPick(view, { ...pick, at: { x, y } })}
      />
      {fault !== null && (
        <p className="fault" role="alert">
          {refusalWords(w, t, fault)}
        </p>
      )}
      <div className="buttons">
        <Button onPress={() => endPick(view)}>{t('common.cancel')}</Button>
        <Button look="primary" closed={place === null ? '' : null} onPress={put}>
          {t('adjust.pick.do')}
        </Button>
      </div>
    </aside>
  );
}

function levelWords(t: Translator, { level, place }: PlaceOption): string {
  if (level === 'inside') return t('adjust.pick.inside');
  return place.z > 0 ? t('adjust.pick.roof', { height: place.z }) : t('adjust.pick.ground');
}
