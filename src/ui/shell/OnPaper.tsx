import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './on-paper.css';

interface OnPaperProps {
  readonly children: ReactNode;
  readonly onDone: () => void;
}

/** What the browser is to print in place of the page, A4 or Letter as the printer has it; its own dialog does the rest. */
export function OnPaper({ children, onDone }: OnPaperProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(<div className="on-paper">{children}</div>, document.body);
}
