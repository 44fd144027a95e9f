import { useT } from '../../../i18n/use-t.ts';
import {
  ALIGNMENTS,
  ELEMENTS,
  MODEL_TYPES,
  ORIGINS,
  type Origin,
  type Role,
  ROLES,
} from '../../../systems/pulp-city/model/keywords.ts';
import type { CardDraft } from '../../../systems/pulp-city/view/editor/draft.ts';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { NumberField, PickField, TextField, Ticks, WordsField } from './fields.tsx';

export interface DraftFieldsProps {
  readonly draft: CardDraft;
  readonly onChange: (part: Partial<CardDraft>) => void;
  /** What is wrong at a path of the card. */
  readonly wrongAt: (path: string) => string | null;
}

const KINDS = ['supreme', 'minion'] as const;

/** Name, kind and Descriptors. @rule PC-CARD-01 */
export function WhoFields({ draft, onChange, wrongAt }: DraftFieldsProps) {
  const t = useT();
  return (
    <div className="form-grid">
      <TextField
        label={t('editor.name')}
        value={draft.name}
        wrong={wrongAt('name') ?? wrongAt('id')}
        onChange={(name) => onChange({ name })}
      />
      <TextField label={t('editor.short')} value={draft.short} onChange={(short) => onChange({ short })} />
      <Segments
        label={t('editor.kind')}
        value={draft.kind}
        options={KINDS.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <NumberField
        label={t('editor.level')}
        value={draft.level}
        min={1}
        wrong={wrongAt('level')}
        onChange={(level) => onChange({ level })}
      />
      <PickField<Role>
        label={t('editor.role')}
        value={draft.role ?? ''}
        wrong={wrongAt('role')}
        options={[
          { value: '', text: t('role.none') },
          ...ROLES.map((role) => ({ value: role, text: t(`role.${role}`) })),
        ]}
        onChange={(role) => onChange({ role: role === '' ? null : role })}
      />
      <PickField<Origin>
        label={t('editor.origin')}
        value={draft.origin ?? ''}
        options={[
          { value: '', text: t('origin.none') },
          ...ORIGINS.map((origin) => ({ value: origin, text: t(`origin.${origin}`) })),
        ]}
        onChange={(origin) => onChange({ origin: origin === '' ? null : origin })}
      />
      <Ticks
        label={t('editor.alignment')}
        value={draft.alignment}
        options={ALIGNMENTS.map((side) => ({ value: side, text: t(`alignment.${side}`) }))}
        onChange={(alignment) => onChange({ alignment })}
      />
      <WordsField
        label={t('editor.factions')}
        value={draft.factions}
        onChange={(factions) => onChange({ factions })}
      />
      <Ticks
        wide
        label={t('editor.types')}
        value={draft.types}
        options={MODEL_TYPES.map((type) => ({ value: type, text: t(`type.${type}`) }))}
        onChange={(types) => onChange({ types })}
      />
      <Ticks
        wide
        label={t('editor.elements')}
        value={draft.elements}
        options={ELEMENTS.map((element) => ({ value: element, text: t(`element.${element}`) }))}
        onChange={(elements) => onChange({ elements })}
      />
    </div>
  );
}
