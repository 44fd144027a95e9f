import { useId } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import {
  begun,
  blankOf,
  type Entry,
  type Head,
  type Shape,
  shapeOf,
  type Word,
  withNeeded,
} from '../../../systems/pulp-city/view/editor/clause-shape.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { SwitchRow } from '../../../ui/kit/SwitchRow.tsx';
import { NumberField, TextField, Ticks, WordsField } from './fields.tsx';
import { entryWord, headWord, valueWord, verbWord } from './vocabulary-words.ts';
import { isFields } from '../../../kernel/plain.ts';

type Form = Entry['form'];
type Part = Readonly<Record<string, unknown>>;

interface PlaceProps {
  readonly form: Form;
  /** What stands there is called. */
  readonly name: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** What may be entered at a place of a clause, whatever its shape. */
export function Place(props: PlaceProps) {
  const { form, name, value, onChange } = props;
  const t = useT();
  const shape = shapeOf(form, value);
  switch (shape.is) {
    case 'number':
      return (
        <NumberField
          label={name}
          value={typeof value === 'number' ? value : null}
          min={-99}
          onChange={(next) => onChange(next ?? 0)}
        />
      );
    case 'text':
      return <TextField label={name} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    case 'texts':
    case 'numbers':
      return <Listed {...props} numbers={shape.is === 'numbers'} />;
    case 'flag':
      return <SwitchRow on={value === true} label={name} onChange={onChange} />;
    case 'fixed':
      return <p className="form-entry form-entry--fixed">{name}</p>;
    case 'words':
      return <Words {...props} shape={shape} />;
    case 'either':
      return <Either {...props} shape={shape} />;
    case 'list':
      return <List {...props} of={shape.of} />;
    case 'part':
      return <PartFields {...props} shape={shape} />;
    case 'unknown':
      return <p className="form-entry">{t('editor.clause.wrong', { what: name })}</p>;
  }
}

/** Texts or numbers with commas between; one of them stands alone. */
function Listed({ name, value, onChange, numbers }: PlaceProps & { readonly numbers: boolean }) {
  const t = useT();
  const given = [value].flat().filter((one) => typeof one === 'string' || typeof one === 'number');
  return (
    <WordsField
      label={t('editor.commas', { name })}
      value={given.map(String)}
      onChange={(words) => {
        const read = numbers ? words.map(Number).filter(Number.isFinite) : words;
        onChange(read.length === 1 ? read[0] : read);
      }}
    />
  );
}

type WordsShape = Extract<Shape, { is: 'words' }>;

function Words({ name, value, onChange, shape }: PlaceProps & { readonly shape: WordsShape }) {
  const t = useT();
  const options = shape.words.map((word) => ({ value: String(word), text: valueWord(t, word) }));
  const wordOf = (text: string): Word => shape.words.find((word) => String(word) === text) ?? text;
  const chosen = [value].flat().map(String);
  if (shape.many) {
    return (
      <Ticks
        label={name}
        value={chosen}
        options={options}
        onChange={(next) => onChange(next.length === 1 ? wordOf(next[0] ?? '') : next.map(wordOf))}
      />
    );
  }
  return (
    <WordPick
      label={name}
      value={chosen[0] ?? ''}
      options={options}
      onChange={(next) => onChange(wordOf(next))}
    />
  );
}

interface WordPickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChange: (value: string) => void;
}

function WordPick({ label, value, options, onChange }: WordPickProps) {
  const id = useId();
  return (
    <div className="form-entry">
      <label htmlFor={id} className="form-entry__label">
        {label}
      </label>
      <select
        id={id}
        className="form-entry__pick"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

const HOW = { words: 'words', text: 'text', texts: 'text', number: 'number', numbers: 'number' } as const;

type EitherShape = Extract<Shape, { is: 'either' }>;

/** One of several forms: which of them, and what then stands there. */
function Either({ name, value, onChange, shape }: PlaceProps & { readonly shape: EitherShape }) {
  const t = useT();
  const now = shape.of[shape.now];
  const howOf = (form: Form): string => {
    const { is } = shapeOf(form, undefined);
    if (is === 'part' || is === 'list') return t(`editor.either.${is}`);
    return t(`editor.either.${is in HOW ? HOW[is as keyof typeof HOW] : 'words'}`);
  };
  return (
    <div className="clause-either">
      <Segments
        label={t('editor.either', { name })}
        value={shape.now}
        options={shape.of.map((form, at) => ({ value: at, text: howOf(form) }))}
        onChange={(at) => {
          const form = shape.of[at];
          if (form !== undefined && at !== shape.now) onChange(blankOf(form));
        }}
      />
      {now !== undefined && <Place form={now} name={name} value={value} onChange={onChange} />}
    </div>
  );
}

function List({ name, value, onChange, of }: PlaceProps & { readonly of: Form }) {
  const t = useT();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className="clause-list">
      <span className="form-entry__label">{name}</span>
      {items.map((item, at) => (
        <div key={at} className="clause-list__item">
          <Place
            form={of}
            name={t('editor.list.n', { name, n: at + 1 })}
            value={item}
            onChange={(next) => onChange(items.map((one, index) => (index === at ? next : one)))}
          />
          <Button
            look="quiet"
            icon="trash"
            onPress={() => onChange(items.filter((_, index) => index !== at))}
          >
            {t('editor.list.remove', { n: at + 1 })}
          </Button>
        </div>
      ))}
      <Button look="quiet" icon="plus" onPress={() => onChange([...items, blankOf(of) ?? {}])}>
        {t('editor.list.add')}
      </Button>
    </div>
  );
}

type PartShape = Extract<Shape, { is: 'part' }>;

/** Entries of a clause, an Effect or a description: those needed, those chosen, and the others to choose from. */
function PartFields({ form, name, value, onChange, shape }: PlaceProps & { readonly shape: PartShape }) {
  const t = useT();
  const part = isFields(value) ? value : {};
  const here = shape.entries
    .filter(({ key, needed }) => needed || part[key] !== undefined)
    .toSorted((one, other) => Number(other.needed) - Number(one.needed));
  const further = shape.entries.filter(({ key, needed }) => !needed && part[key] === undefined);
  const without = (key: string): Part =>
    Object.fromEntries(Object.entries(part).filter(([one]) => one !== key));
  return (
    <div className="clause-part">
      {shape.head === null ? (
        <span className="form-entry__label">{name}</span>
      ) : (
        <HeadPick head={shape.head} onChoose={(key, word) => onChange(begun(form, key, word))} />
      )}
      {here.map((entry) => (
        <div key={entry.key} className="clause-part__entry">
          <Place
            form={entry.form}
            name={entryWord(t, entry.key)}
            value={part[entry.key]}
            onChange={(next) => onChange({ ...part, [entry.key]: next })}
          />
          {!entry.needed && (
            <Button
              look="icon"
              icon="cross"
              label={t('editor.entry.remove', { name: entryWord(t, entry.key) })}
              onPress={() => onChange(without(entry.key))}
            />
          )}
        </div>
      ))}
      {further.length > 0 && (
        <WordPick
          label={t('editor.entry.add', { name })}
          value=""
          options={[
            { value: '', text: t('editor.entry.which') },
            ...further.map(({ key }) => ({ value: key, text: entryWord(t, key) })),
          ]}
          onChange={(key) => {
            const entry = further.find((one) => one.key === key);
            if (entry !== undefined) onChange(withNeeded(part, [{ ...entry, needed: true }]));
          }}
        />
      )}
    </div>
  );
}

interface HeadPickProps {
  readonly head: Head;
  readonly onChoose: (key: string, word: Word) => void;
}

/** What a clause or an Effect is, by its verb. */
function HeadPick({ head, onChoose }: HeadPickProps) {
  const t = useT();
  const id = useId();
  const all = Object.entries(head.words).flatMap(([key, words]) =>
    words.map((word) => ({ key, word, value: `${key} ${word}` })),
  );
  return (
    <div className="form-entry">
      <label htmlFor={id} className="form-entry__label">
        {t('editor.clause.kind')}
      </label>
      <select
        id={id}
        className="form-entry__pick"
        value={head.chosen === null ? '' : `${head.chosen.key} ${head.chosen.word}`}
        onChange={({ target }) => {
          const chosen = all.find(({ value }) => value === target.value);
          if (chosen !== undefined) onChoose(chosen.key, chosen.word);
        }}
      >
        {head.chosen === null && <option value="">{t('editor.clause.choose')}</option>}
        {Object.entries(head.words).map(([key, words]) => (
          <optgroup key={key} label={verbWord(t, key)}>
            {words.map((word) => (
              <option key={word} value={`${key} ${word}`}>
                {headWord(t, key, word)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
