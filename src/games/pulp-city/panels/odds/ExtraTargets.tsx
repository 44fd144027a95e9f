import { useMemo, useState } from 'react';
import type { RollSpec } from '../../../../systems/pulp-city/model/roll.ts';
import { isModel, profileOf } from '../../../../systems/pulp-city/model/lookup.ts';
import type { DeclaredUse } from '../../../../systems/pulp-city/model/declared-action.ts';
import { sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { type ExtraCandidate, extraAhead } from '../../../../systems/pulp-city/view/actions/extra-targets.ts';
import { formatInches } from '../../../../i18n/units.ts';
import { FactRow } from '../../../../ui/kit/Attack.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Panel, PanelHead } from '../../../../ui/kit/Panel.tsx';
import { healthWords } from '../../words/forecast.ts';
import { usePreference } from '../../../../ui/shell/app.ts';
import { shortWhy } from '../../words/short-why.ts';
import type { Say } from '../../words/say.ts';
import { signOf } from '../../words/icons.ts';
import { percent } from './figures.ts';
import './odds.css';

interface ExtraTargetsProps {
  readonly say: Say;
  readonly spec: RollSpec;
  readonly use: DeclaredUse;
  /** Chance to have an SFX at all; absent: they are there. */
  readonly chance?: number;
}

/** Who could be the Extra Target, who just could not, and what it would do: shown before it is paid for. */
export function ExtraTargets({ say, spec, use, chance }: ExtraTargetsProps) {
  const { w, t } = say;
  const shown = usePreference(({ odds }) => odds);
  const [pieces, showPieces] = useState(false);
  const found = useMemo(() => extraAhead(w, spec, use), [w, spec, use]);
  if (found === null || spec.target === null) return null;
  const title = t('play.extra.ahead', { x: found.range });
  return (
    <Panel label={title}>
      <PanelHead>
        <span>{title}</span>
        {chance !== undefined && shown && (
          <small className="extra-chance">{t('play.extra.chance', { n: percent(t, chance) })}</small>
        )}
      </PanelHead>
      <p className="panel__note">{t('play.extra.baseOnly', { name: say.name(spec.target) })}</p>
      {found.candidates.length === 0 && <p className="panel__note">{t('play.extra.none')}</p>}
      {found.candidates.map((one) => (
        <Candidate key={one.target} say={say} one={one} />
      ))}
      {pieces && found.pieces.map((one) => <Candidate key={one.target} say={say} one={one} />)}
      {found.pieces.length > 0 && !pieces && (
        <div className="buttons">
          <Button onPress={() => showPieces(true)}>
            {t('play.extra.pieces', { n: found.pieces.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Candidate({ say, one }: { readonly say: Say; readonly one: ExtraCandidate }) {
  const { w, t } = say;
  const { target, why, friend, health } = one;
  const profile = isModel(w, target) ? profileOf(w, target) : null;
  return (
    <FactRow
      sign={profile === null ? 'target' : signOf(profile)}
      team={profile === null ? null : sideOf(w, target)}
      title={say.name(target)}
      note={extraNote(say, one)}
      value={why !== null ? t('play.from.no') : health === null ? '' : healthWords(t, health)}
      friend={friend && why === null}
      closed={why !== null}
    />
  );
}

/** '1.4″ away', 'in contact', 'Your own side · 2.1″ away', '0.2″ too far' */
export function extraNote(say: Say, { why, gap, friend }: ExtraCandidate): string {
  const { t } = say;
  if (why !== null) return shortWhy(say, why);
  const away =
    gap <= 0 ? t('play.extra.contact') : t('play.extra.away', { length: formatInches(gap, t.lang) });
  return friend ? t('play.dotted', { a: t('play.area.own'), b: away }) : away;
}
