import { PACES } from '../../../app/pace.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { usePace } from './pace.ts';
import './machine.css';

/** How fast what bots do goes by. */
export function PaceControl() {
  const t = useT();
  const [pace, setPace] = usePace();
  return (
    <div className="pace">
      <span className="label" aria-hidden>
        {t('machine.pace')}
      </span>
      <Segments
        label={t('machine.pace')}
        value={pace}
        onChange={setPace}
        options={PACES.map((value) => ({ value, text: t('machine.pace.times', { n: value }) }))}
      />
    </div>
  );
}
