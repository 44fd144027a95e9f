import { PACES } from '../../../app/pace.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Segments } from '../../kit/Segments.tsx';
import { usePace } from './pace.ts';

/** How fast what bots do goes by. */
export function PaceControl() {
  const t = useT();
  const [pace, setPace] = usePace();
  return (
    <Segments
      label={t('machine.pace')}
      value={pace}
      onChange={setPace}
      options={PACES.map((value) => ({ value, text: t('machine.pace.times', { n: value }) }))}
    />
  );
}
