import { useT } from '../../../i18n/use-t.ts';
import { MOVEMENT_TYPES, type MovementType, TRAITS } from '../../../systems/pulp-city/model/keywords.ts';
import type { CardDraft } from '../../../systems/pulp-city/view/editor/draft.ts';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { movementName, traitLetter, traitName } from '../words/names.ts';
import { NumberField, PickField } from './fields.tsx';
import type { DraftFieldsProps } from './WhoFields.tsx';

const SUPREME = ['baseMm', 'health', 'apLimit', 'apPlus', 'powerUpPerRound', 'minionPlus'] as const;
const MINION = ['baseMm', 'health', 'modelsAtStart', 'modelsMax'] as const;

interface FigureFieldsProps extends DraftFieldsProps {
  readonly edition: string;
}

/** Everything that is a number: movement, Health, AP, the six Traits. @rule PC-CARD-02 */
export function FigureFields({ draft, edition, onChange, wrongAt }: FigureFieldsProps) {
  const t = useT();
  const { movement } = draft;
  const move = (part: Partial<CardDraft['movement']>): void =>
    onChange({ movement: { ...movement, ...part } });
  return (
    <>
      <div className="form-grid">
        <PickField<MovementType>
          label={t('editor.movement')}
          value={movement.type}
          options={MOVEMENT_TYPES.map((type) => ({ value: type, text: movementName(t, type) }))}
          onChange={(type) => move({ type: type === '' ? 'Sprint' : type })}
        />
        <NumberField
          label={t('editor.inches')}
          value={movement.inches}
          wrong={wrongAt('movement.inches')}
          onChange={(inches) => move({ inches })}
        />
        {(draft.kind === 'minion' ? MINION : SUPREME).map((figure) => {
          const value = draft[figure];
          return (
            <NumberField
              key={figure}
              label={t(`editor.${figure}`)}
              value={typeof value === 'string' ? null : value}
              wrong={wrongAt(figure)}
              onChange={(next) => onChange({ [figure]: next })}
            />
          );
        })}
      </div>
      <SwitchRow
        on={movement.stealth}
        label={t('movement.stealth')}
        onChange={(stealth) => move({ stealth })}
      />
      <div className="trait-fields">
        {TRAITS.map((trait) => (
          <div key={trait} className="trait-field">
            <NumberField
              label={t('editor.trait', { letter: traitLetter(t, trait, edition), name: traitName(t, trait) })}
              value={draft.traits[trait]}
              wrong={wrongAt(`traits.${trait}`)}
              onChange={(next) => onChange({ traits: { ...draft.traits, [trait]: next } })}
            />
            <label className="tick">
              <input
                type="checkbox"
                checked={draft.trump.includes(trait)}
                aria-label={t('editor.trumpOf', { trait: traitName(t, trait) })}
                onChange={({ target }) =>
                  onChange({
                    trump: TRAITS.filter((one) =>
                      one === trait ? target.checked : draft.trump.includes(one),
                    ),
                  })
                }
              />
              <span>{t('trait.trump')}</span>
            </label>
          </div>
        ))}
      </div>
    </>
  );
}
