import { Fragment, type ReactNode, useCallback, useState } from 'react';
import type { DecisionLike } from '../../kernel/game-system.ts';
import { useApp } from './app.ts';
import { Withdraw } from './decision-keys.ts';

/** A question whose unfinished answer can be withdrawn as a whole: it is asked as if for the first time. */
export function Withdrawable({
  decision,
  children,
}: {
  readonly decision: DecisionLike;
  readonly children: ReactNode;
}) {
  const { view } = useApp();
  const [times, setTimes] = useState(0);
  const { id } = decision;
  const back = useCallback(() => {
    view.draft(id, undefined);
    view.select(null);
    setTimes((before) => before + 1);
  }, [view, id]);
  return (
    <Withdraw value={back}>
      <Fragment key={times}>{children}</Fragment>
    </Withdraw>
  );
}
