import { useEffect, useState } from 'react';
import { type PickedFile, readFiles } from '../../app/transfer.ts';

/** Files dropped anywhere on the page; answers whether some are held over it. */
export function useFileDrop(onDrop: (files: readonly PickedFile[]) => void, onFault: () => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      readFiles(event.dataTransfer?.files ?? []).then(onDrop, onFault);
    };
    document.addEventListener('dragover', hold);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', hold);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  });
  return over;
}
