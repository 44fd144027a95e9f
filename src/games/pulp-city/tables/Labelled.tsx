import { Segments } from '../../../ui/kit/Segments.tsx';
import type { ComponentProps } from 'react';

/** A row of choices under the name of what is chosen. */
export function Labelled<Value extends string | number>(props: ComponentProps<typeof Segments<Value>>) {
  return (
    <div className="labelled">
      <span className="label" aria-hidden>
        {props.label}
      </span>
      <Segments {...props} />
    </div>
  );
}
