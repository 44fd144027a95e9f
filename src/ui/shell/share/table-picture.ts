/** The stage paints a canvas a layer; together they are what is to be seen. */
const LAYERS = '.table-view .stage canvas';

/** The layers that are to be seen now, the lowest first; empty: there is no table to be seen. */
export const tableLayers = (page: Document): readonly HTMLCanvasElement[] =>
  [...page.querySelectorAll<HTMLCanvasElement>(LAYERS)].filter(({ width }) => width > 1);

/** Height of the line of words below a picture of such a height. */
const footOf = (height: number): number => Math.round(Math.max(40, height * 0.06));

/** A canvas for the table as large as it is shown, with room for a line below it. */
export function canvasFor({ height, width }: HTMLCanvasElement, page: Document): HTMLCanvasElement {
  const canvas = page.createElement('canvas');
  canvas.width = width;
  canvas.height = height + footOf(height);
  return canvas;
}

/** Paints the layers onto a canvas that was made for the first of them, and the words below. */
export function paintTable(
  pen: CanvasRenderingContext2D,
  layers: readonly HTMLCanvasElement[],
  words: string,
  page: Document,
): void {
  const [first] = layers;
  if (first === undefined) return;
  const { height, width } = first;
  const style = getComputedStyle(page.documentElement);
  const foot = footOf(height);
  pen.fillStyle = style.getPropertyValue('--ink');
  pen.fillRect(0, 0, width, height + foot);
  for (const layer of layers) pen.drawImage(layer, 0, 0, width, height);
  pen.fillStyle = style.getPropertyValue('--white');
  pen.font = `800 ${Math.round(foot * 0.5)}px ${style.getPropertyValue('--font-label')}`;
  pen.textBaseline = 'middle';
  pen.fillText(words, foot * 0.4, height + foot / 2, width - foot * 0.8);
}

/** The table as it is to be seen, with a line below it; null: there is no table to be seen. */
export async function tablePicture(words: string, page: Document = document): Promise<Blob | null> {
  const layers = tableLayers(page);
  const [first] = layers;
  if (first === undefined) return null;
  const picture = canvasFor(first, page);
  const pen = picture.getContext('2d');
  if (pen === null) return null;
  paintTable(pen, layers, words, page);
  return new Promise((done) => picture.toBlob(done, 'image/png'));
}
