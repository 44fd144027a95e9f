import { useT } from '../../../../i18n/use-t.ts';
import { sideBySide } from '../../../../systems/pulp-city/board/allies.ts';
import { SwitchRow } from '../../../../ui/kit/SwitchRow.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName } from '../../words/names.ts';
import { useRealDice } from './use-real-dice.ts';

/** Each player chooses for himself, whenever he likes. */
export function DiceSettings() {
  const t = useT();
  const w = useWorld();
  const dice = useRealDice();
  if (w.state.outcome !== null) return null;
  return (
    <fieldset className="menu__row" aria-label={t('dice.settings')}>
      <h3 className="label">{t('dice.settings')}</h3>
      {sideBySide(w.setup).map((team) => (
        <SwitchRow
          key={team}
          boxed
          on={dice.isReal(team)}
          onChange={(to) => dice.set(team, to)}
          label={t('dice.settings.of', { name: teamName(w, t, team) })}
          note={t('dice.settings.note')}
        />
      ))}
    </fieldset>
  );
}
