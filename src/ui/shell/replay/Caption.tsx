import { useT } from '../../../i18n/use-t.ts';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { type Telling, useMoment } from './context.ts';

/** What has just happened, in the words of the log, in a box of a comic. */
export function Caption({ telling }: { readonly telling: Telling }) {
  const t = useT();
  const { moments } = telling;
  const moment = moments[useMoment(telling)];
  if (moment === undefined) return null;
  const last = moment === moments.at(-1);
  return (
    <div className="replay__caption" role="status">
      <p className="label">
        {moment.team !== null && <TeamShape team={moment.team} size={14} />} {moment.title}
      </p>
      <p>{moment.line?.telling.text ?? t(last ? 'replay.atEnd' : 'replay.atStart')}</p>
    </div>
  );
}
