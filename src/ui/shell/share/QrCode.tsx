import { useEffect, useState } from 'react';
import { codesFor } from '../../../app/codes.ts';
import { qrSquares, type Squares } from '../../../app/qr.ts';
import '../../../i18n/share-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import './share.css';

/** A link as a code for a camera, or as several that are shown one after the other. */
export function QrCode({ link }: { readonly link: string }) {
  const t = useT();
  const codes = codesFor(link);
  const [at, setAt] = useState(0);
  if (link === '') return null;
  if (codes === null) return <p className="share__note">{t('share.code.tooBig')}</p>;
  const place = Math.min(at, codes.length - 1);
  const text = codes[place] ?? '';
  return (
    <figure className="qr">
      <figcaption>
        {codes.length === 1 ? (
          t('share.code.one')
        ) : (
          <>
            <p>{t('share.code.several', { of: codes.length })}</p>
            <div className="buttons">
              <Button
                look="icon"
                icon="left"
                label={t('share.code.before')}
                onPress={() => setAt((place + codes.length - 1) % codes.length)}
              />
              <span className="qr__place" role="status">
                {t('share.code.place', { n: place + 1, of: codes.length })}
              </span>
              <Button
                look="icon"
                icon="right"
                label={t('share.code.next')}
                onPress={() => setAt((place + 1) % codes.length)}
              />
            </div>
          </>
        )}
      </figcaption>
      <Picture key={text} text={text} label={t('share.code.label', { n: place + 1, of: codes.length })} />
    </figure>
  );
}

/** The white rim that readers look for. */
const RIM = 4;

function Picture({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useT();
  const [squares, setSquares] = useState<Squares | 'failed' | null>(null);
  useEffect(() => {
    let open = true;
    qrSquares(text).then(
      (made) => open && setSquares(made),
      () => open && setSquares('failed'),
    );
    return () => {
      open = false;
    };
  }, [text]);
  if (squares === 'failed') return <p className="share__note">{t('share.code.failed')}</p>;
  const side = (squares?.length ?? 0) + 2 * RIM;
  return (
    <svg className="qr__picture" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path className="qr__ground" d={`M0 0h${side}v${side}H0z`} />
      {squares !== null && <path className="qr__ink" d={outline(squares)} shapeRendering="crispEdges" />}
    </svg>
  );
}

/** Row by row, what lies beside each other in one. */
function outline(squares: Squares): string {
  let path = '';
  for (const [y, row] of squares.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      path += `M${from + RIM} ${y + RIM}h${x + 1 - from}v1H${from + RIM}z`;
    }
  }
  return path;
}
