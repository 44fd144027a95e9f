import { useEffect, useRef, useState } from 'react';
import { type Parts, joined, missing, withPart } from '../../../app/codes.ts';
import { pickPicture } from '../../../app/transfer.ts';
import '../../../i18n/later-texts.ts';
import '../../../i18n/share-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { readAddress } from '../address.ts';
import { FaultNote } from '../FaultNote.tsx';
import { codeInFile, codeInView } from './picture-of.ts';
import './share.css';

interface ReadCodeProps {
  /** What stands behind the # of the link that was read. */
  readonly onRead: (hash: string) => void;
  readonly onClose: () => void;
}

/** Milliseconds between two looks through the camera. */
const LOOK_EVERY = 120;

/** Reads a code, or several of one link, by the camera or out of a picture. */
export function ReadCode({ onRead, onClose }: ReadCodeProps) {
  const t = useT();
  const [parts, setParts] = useState<Parts | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  const [looking, setLooking] = useState(false);
  const read = useRef<Parts | null>(null);
  const take = (text: string): void => {
    const hash = text.slice(text.indexOf('#'));
    const address = text.includes('#') ? readAddress(hash) : null;
    if (address === null || address.with === null) return setFault(refusal('code.foreign'));
    setFault(null);
    if (address.place !== 'part') return onRead(hash);
    read.current = withPart(read.current, address.with);
    setParts(read.current);
    const whole = read.current === null ? null : joined(read.current);
    if (whole !== null) return onRead(`#${whole}`);
    if (read.current === null || missing(read.current).length === 0) {
      read.current = null;
      setParts(null);
      setFault(refusal('link.broken'));
    }
  };
  const fromPicture = (): void =>
    void pickPicture().then(async (file) => {
      if (file === null) return;
      const text = await codeInFile(file);
      if (text === null) setFault(refusal('code.none'));
      else take(text);
    });
  const camera = navigator.mediaDevices?.getUserMedia !== undefined;
  return (
    <Dialog open title={t('share.read.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="share">
        <p>{t(camera ? 'share.read.note' : 'share.read.noCamera')}</p>
        {fault !== null && <FaultNote fault={fault} look="fault" />}
        {parts !== null && (
          <p role="status" className="share__note">
            {t('share.read.parts', { n: parts.of - missing(parts).length, of: parts.of })}
          </p>
        )}
        {looking && (
          <Viewfinder
            onCode={take}
            onRefused={() => {
              setLooking(false);
              setFault(refusal('code.camera'));
            }}
          />
        )}
        <div className="buttons">
          {camera && (
            <Button icon="eye" pressed={looking} onPress={() => setLooking(!looking)}>
              {t('share.read.camera')}
            </Button>
          )}
          <Button icon="search" onPress={fromPicture}>
            {t('share.read.picture')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ViewfinderProps {
  readonly onCode: (text: string) => void;
  readonly onRefused: () => void;
}

function Viewfinder({ onCode, onRefused }: ViewfinderProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onRefused });
  useEffect(() => {
    handlers.current = { onCode, onRefused };
  });
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let open = true;
    let last = '';
    let looks = 0;
    const look = async (): Promise<void> => {
      const view = video.current;
      if (!open || view === null) return;
      const text = view.videoWidth === 0 ? null : await codeInView(view, looks);
      looks += 1;
      if (!open) return;
      if (text !== null && text !== last) {
        last = text;
        handlers.current.onCode(text);
      }
      timer = window.setTimeout(() => void look(), LOOK_EVERY);
    };
    const wanted = { video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } } };
    navigator.mediaDevices.getUserMedia(wanted).then(
      async (found) => {
        stream = found;
        const view = video.current;
        if (!open || view === null) return found.getTracks().forEach((track) => track.stop());
        view.srcObject = found;
        await view.play().catch(() => undefined);
        void look();
      },
      () => open && handlers.current.onRefused(),
    );
    return () => {
      open = false;
      window.clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, []);
  return <video ref={video} className="qr__view" muted playsInline aria-label={t('share.read.view')} />;
}
