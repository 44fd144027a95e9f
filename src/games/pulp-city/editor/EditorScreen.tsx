import { bookOf } from '../../../i18n/translate.ts';
import '../../../i18n/later-texts.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { download } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { openDraft } from '../../../systems/pulp-city/view/editor/open-draft.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { CardSheet } from '../panels/card/CardSheet.tsx';
import { ActionFields } from './ActionFields.tsx';
import { NormsPanel, SampleOdds } from './Comparing.tsx';
import './editor.css';
import { placedError, toldErrors, wordsInPlace } from './error-places.ts';
import { FigureFields } from './FigureFields.tsx';
import { NO_POWER, PowerFields } from './PowerFields.tsx';
import { useCardDraft } from './use-card-draft.ts';
import { WhoFields } from './WhoFields.tsx';

interface EditorScreenProps {
  /** A card file to go on from. */
  readonly json: unknown;
  readonly rules: Ruleset;
  readonly edition: string;
  readonly editions: readonly string[];
  readonly onEdition: (edition: string) => void;
  /** Cards that its figures are held beside. */
  readonly published: readonly CardProfile[];
  /** Keeps the card among the player's own; false: it could not be kept. */
  readonly onKeep: (json: Readonly<Record<string, unknown>>) => Promise<boolean>;
  readonly onClose: () => void;
}

const SIDES = ['write', 'look'] as const;

/** A card of one's own: written as it would be printed, checked, tried and compared at every step. @rule PC-CARD-01 */
export function EditorScreen(props: EditorScreenProps) {
  const { json, rules, edition, editions, onEdition, published, onKeep, onClose } = props;
  const t = useT();
  const opened = useMemo(() => openDraft(json), [json]);
  const held = useCardDraft(opened, rules, bookOf(t.lang));
  const [side, setSide] = useState<(typeof SIDES)[number]>('write');
  const [leaving, setLeaving] = useState(false);
  const [told, setTold] = useState<{ readonly ok: boolean } | null>(null);
  const { draft, finding, lastWhole, change, changed } = held;
  const errors = toldErrors(finding.errors);
  const wrongAt = (path: string): string | null => {
    const error = finding.errors.find((one) => one.path === path);
    return error === undefined ? null : wordsInPlace(t, error);
  };
  const file = `${String(finding.json['id'])}.json`;
  const keep = (): void =>
    void onKeep(finding.json).then((ok) => {
      setTold({ ok });
      if (ok) held.kept();
    });
  const { profile } = finding;
  const fields = { draft, onChange: change, wrongAt };
  return (
    <main className="editor" data-side={side}>
      <header className="editor__head">
        <Button
          look="icon"
          icon="left"
          label={t('common.back')}
          onPress={() => (changed ? setLeaving(true) : onClose())}
        />
        <h1>{draft.name === '' ? t('editor.title.new') : t('editor.title.of', { name: draft.name })}</h1>
        <Segments
          label={t('setup.edition')}
          value={edition}
          options={editions.map((value) => ({ value, text: value }))}
          onChange={onEdition}
        />
        <div className="buttons">
          <Button look="primary" icon="check" onPress={keep}>
            {t('editor.keep')}
          </Button>
          <Button icon="save" onPress={() => download(file, JSON.stringify(finding.json, null, 2))}>
            {t('editor.file')}
          </Button>
        </div>
      </header>
      <p className="editor__told" role="status">
        {told !== null && (told.ok ? t('editor.kept', { file }) : t('editor.unkept'))}
      </p>
      <div className="editor__sides">
        <Segments
          label={t('editor.view')}
          value={side}
          options={SIDES.map((value) => ({ value, text: t(`editor.${value}`) }))}
          onChange={setSide}
        />
      </div>
      <div className="editor__write">
        <Section title={t('editor.section.who')}>
          <WhoFields {...fields} />
        </Section>
        <Section title={t('editor.section.figures')}>
          <FigureFields {...fields} edition={edition} />
        </Section>
        <Section title={t('editor.section.actions')}>
          <ActionFields
            actions={draft.actions}
            finding={finding}
            onChange={(actions) => change({ actions })}
          />
        </Section>
        <Section title={t('editor.section.powers')}>
          {draft.powers.map((power, at) => (
            <div key={at} className="editor__item">
              <h3>{t('editor.power.n', { n: at + 1 })}</h3>
              <PowerFields
                power={power}
                place="power"
                path={`powers.${at}`}
                finding={finding}
                named
                onChange={(next) =>
                  change({ powers: draft.powers.map((one, index) => (index === at ? next : one)) })
                }
              />
              <Button
                look="quiet"
                icon="trash"
                onPress={() => change({ powers: draft.powers.filter((_, index) => index !== at) })}
              >
                {t('editor.power.remove', { n: at + 1 })}
              </Button>
            </div>
          ))}
          <Button icon="plus" onPress={() => change({ powers: [...draft.powers, NO_POWER] })}>
            {t('editor.power.add')}
          </Button>
        </Section>
      </div>
      <aside className="editor__look" aria-label={t('editor.look')}>
        <p className="editor__state" data-plays={profile !== null} aria-live="polite">
          {profile === null
            ? t('editor.faults', { n: errors.length })
            : t(profile.actions.length === 0 ? 'editor.playsBare' : 'editor.plays')}
        </p>
        {errors.length > 0 && (
          <ul className="editor__wrong">
            {errors.map((error) => (
              <li key={`${error.path} ${error.code} ${error.line ?? 0} ${error.column ?? 0}`}>
                {placedError(t, error)}
              </li>
            ))}
          </ul>
        )}
        {lastWhole !== null && (
          <>
            {profile === null && <p className="editor__before">{t('editor.before')}</p>}
            <CardSheet profile={lastWhole} team="a" edition={edition} />
            <SampleOdds card={lastWhole} rules={rules} />
            <NormsPanel card={lastWhole} published={published} />
          </>
        )}
      </aside>
      <Dialog
        open={leaving}
        title={t('editor.leave')}
        closeLabel={t('common.close')}
        onClose={() => setLeaving(false)}
        foot={
          <>
            <Button look="primary" onPress={() => setLeaving(false)}>
              {t('editor.leave.stay')}
            </Button>
            <Button icon="trash" onPress={onClose}>
              {t('editor.leave.do')}
            </Button>
          </>
        }
      >
        <p>{t('editor.leave.text')}</p>
      </Dialog>
    </main>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="editor__section">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
