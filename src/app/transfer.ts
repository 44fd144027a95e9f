/** Files in and out of the page. */

import type { Refusal } from '../kernel/game-system.ts';
import type { Result } from '../kernel/result.ts';
import { readJson } from '../storage/read-json.ts';

const TYPE = 'application/json';
export const TEXT_TYPE = 'text/plain;charset=utf-8';

/** What a text from outside holds; whoever asks checks what it is. */
export const valueIn = (text: string): Result<unknown, Refusal> => readJson(text);

/** Hands a text to the browser as a download. */
export const download = (name: string, text: string, page: Document = document): void =>
  downloadBlob(name, new Blob([text], { type: TYPE }), page);

/** Likewise of anything else. */
export function downloadBlob(name: string, what: Blob, page: Document = document): void {
  const address = URL.createObjectURL(what);
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
export const pickFile = async (page: Document = document): Promise<PickedFile | null> =>
  (await askForFiles(page, false))[0] ?? null;

/** Asks for a picture, from the camera where there is one; null: none was chosen. */
export const pickPicture = (page: Document = document): Promise<File | null> =>
  new Promise((resolve) => {
    const input = page.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.hidden = true;
    const finish = (): void => {
      input.remove();
      resolve(input.files?.[0] ?? null);
    };
    input.addEventListener('change', finish);
    input.addEventListener('cancel', finish);
    page.body.append(input);
    input.click();
  });

/** As `pickFile`, for any number of files. */
export const pickFiles = (page: Document = document): Promise<readonly PickedFile[]> =>
  askForFiles(page, true);

/** The files that a drop or a choice holds. */
export const readFiles = (files: Iterable<File>): Promise<readonly PickedFile[]> =>
  Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text() })));

function askForFiles(page: Document, multiple: boolean): Promise<readonly PickedFile[]> {
  return new Promise((resolve, reject) => {
    const input = page.createElement('input');
    input.type = 'file';
    input.accept = `.json,${TYPE}`;
    input.multiple = multiple;
    input.hidden = true;
    const finish = (files: Iterable<File>): void => {
      input.remove();
      readFiles(files).then(resolve, reject);
    };
    input.addEventListener('change', () => finish(input.files ?? []));
    input.addEventListener('cancel', () => finish([]));
    page.body.append(input);
    input.click();
  });
}

/** 'Night Shift vs. Fallout!' -> 'night-shift-vs-fallout.json' */
export function fileName(title: string, ending = 'json'): string {
  const plain = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'encounter' : plain}.${ending}`;
}
