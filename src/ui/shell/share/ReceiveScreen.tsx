import { useContext, useEffect, useState } from 'react';
import type { Received } from '../../../app/sending.ts';
import '../../../i18n/later-texts.ts';
import '../../../i18n/share-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { forgetAddress } from '../address.ts';
import { useApp } from '../app.ts';
import { ReplayDoor } from '../replay/door.ts';
import { FaultNote } from '../FaultNote.tsx';
import { keptParts } from './kept-parts.ts';
import { ReadCode } from './ReadCode.tsx';
import { useReceived } from './use-received.ts';
import './share.css';

export interface ReceiveScreenProps {
  /** A whole link, or one code of several; what stands behind the name in the address. */
  readonly link: string;
  readonly is: 'play' | 'part';
  /** To the first screen, or back to the game that lies on the table. */
  readonly onBack: () => void;
  /** The Encounter lies on the table. */
  readonly onOpened: () => void;
  /** It stands among the saved games. */
  readonly onKept: () => void;
  /** Another link has been read; what stands behind its #, and that as well. */
  readonly onRead: (hash: string) => void;
}

/** What a link or a code has brought, before anything is done with it. */
export function ReceiveScreen({ link, is, ...ways }: ReceiveScreenProps) {
  const t = useT();
  return (
    <main className="receive">
      <header className="receive__head">
        <h1>{t(is === 'play' ? 'receive.title' : 'receive.parts.title')}</h1>
        <Button icon="left" narrow onPress={ways.onBack}>
          {t('receive.back')}
        </Button>
      </header>
      {is === 'play' ? <Whole link={link} {...ways} /> : <OneOfSeveral given={link} onRead={ways.onRead} />}
    </main>
  );
}

function Whole({ link, onRead, ...ways }: Omit<ReceiveScreenProps, 'is'>) {
  const t = useT();
  const received = useReceived(link);
  const [reading, setReading] = useState(false);
  if (received === null) return <p role="status">{t('receive.unpacking')}</p>;
  if (received.ok) return <Brought received={received.value} {...ways} />;
  return (
    <>
      <FaultNote fault={received.error} look="fault">
        <span>{t('receive.untouched')}</span>
      </FaultNote>
      <div className="buttons">
        <Button icon="search" onPress={() => setReading(true)}>
          {t('receive.readCode')}
        </Button>
      </div>
      {reading && <ReadCode onRead={onRead} onClose={() => setReading(false)} />}
    </>
  );
}

function Brought({
  received,
  onOpened,
  onKept,
}: { readonly received: Received } & Omit<ReceiveScreenProps, 'is' | 'link' | 'onRead'>) {
  const t = useT();
  const { face, faces, importText } = useApp();
  const { agreed, entries, game, setup, system, text } = received;
  const replay = useContext(ReplayDoor);
  const own = faces.find((one) => one.system.id === system) ?? face;
  const [fault, setFault] = useState<Refusal | null>(null);
  const take = (then: () => void) => (): void => {
    const refused = importText(text);
    setFault(refused);
    if (refused !== null) return;
    forgetAddress();
    then();
  };
  return (
    <>
      {agreed < entries && <FaultNote fault={refusal('link.otherRules', { agreed, entries })} look="fault" />}
      {fault !== null && <FaultNote fault={fault} look="fault" />}
      <section className="receive__game" aria-labelledby="receive-title">
        <h2 id="receive-title">{own.saveTitle(own.titleOf(setup), t.lang)}</h2>
        <p>
          {t('receive.line', {
            edition: own.editionName(setup.edition, t.lang),
            n: agreed,
            round: own.roundOf?.(game) ?? 0,
          })}
        </p>
        <div className="receive__ways">
          <Way
            look="primary"
            icon="play"
            words={t('receive.goOn')}
            note={t('receive.goOn.note')}
            onPress={take(onOpened)}
          />
          {replay !== null && (
            <Way
              icon="eye"
              words={t('receive.watch')}
              note={t('receive.watch.note')}
              onPress={() => void replay({ text }).then(setFault)}
            />
          )}
          <Way icon="save" words={t('receive.keep')} note={t('receive.keep.note')} onPress={take(onKept)} />
        </div>
      </section>
    </>
  );
}

interface WayProps {
  readonly look?: 'primary';
  readonly icon: 'play' | 'eye' | 'save';
  readonly words: string;
  readonly note: string;
  readonly onPress: () => void;
}

function Way({ look = undefined, icon, words, note, onPress }: WayProps) {
  return (
    <div className="receive__way">
      <Button icon={icon} {...(look === undefined ? {} : { look })} onPress={onPress}>
        {words}
      </Button>
      <p>{note}</p>
    </div>
  );
}

/** Codes are kept until all are there, so that a camera which opens each in a window of its own will do. */
function OneOfSeveral({ given, onRead }: { readonly given: string } & Pick<ReceiveScreenProps, 'onRead'>) {
  const t = useT();
  const [kept] = useState(() => keptParts(given));
  const [reading, setReading] = useState(false);
  const whole = kept.state === 'whole' ? kept.hash : null;
  useEffect(() => {
    if (whole !== null) onRead(whole);
  }, [whole, onRead]);
  if (kept.state === 'whole') return <p role="status">{t('receive.unpacking')}</p>;
  if (kept.state === 'broken') return <FaultNote fault={refusal('link.broken')} look="fault" />;
  return (
    <>
      <p role="status">
        {t('receive.parts', { n: kept.read, of: kept.of, missing: kept.missing.join(', ') })}
      </p>
      <p>{t('receive.parts.note')}</p>
      <div className="buttons">
        <Button icon="search" look="primary" onPress={() => setReading(true)}>
          {t('receive.readCode')}
        </Button>
      </div>
      {reading && <ReadCode onRead={onRead} onClose={() => setReading(false)} />}
    </>
  );
}
