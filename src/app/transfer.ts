/** Files in and out of the page. */

const TYPE = 'application/json';

/** Hands a text to the browser as a download. */
export function download(name: string, text: string, page: Document = document): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  page.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export interface PickedFile {
  readonly name: string;
  readonly text: string;
}

/** Asks for a file; null: nothing was chosen. Must be called from a click or a key. */
export function pickFile(page: Document = document): Promise<PickedFile | null> {
  return new Promise((resolve, reject) => {
    const input = page.createElement('input');
    input.type = 'file';
    input.accept = `.json,${TYPE}`;
    input.hidden = true;
    const finish = (file: File | null | undefined): void => {
      input.remove();
      if (!file) resolve(null);
      else file.text().then((text) => resolve({ name: file.name, text }), reject);
    };
    input.addEventListener('change', () => finish(input.files?.[0]));
    input.addEventListener('cancel', () => finish(null));
    page.body.append(input);
    input.click();
  });
}

/** 'Night Shift vs. Fallout!' -> 'night-shift-vs-fallout.json' */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'encounter' : plain}.json`;
}
