const CANVASES = '.table-view .stage canvas';
/** It reaches as far as there is table, whatever of it the camera shows. */
const GROUND = '.ground';

/** A table as it is to be seen now. */
export interface TableView {
  /** Together they are what is painted, the lowest first. */
  readonly layers: readonly HTMLCanvasElement[];
  /** The first of them that is as large as what is to be seen. */
  readonly frame: HTMLCanvasElement;
}

/** null: there is no table to be seen. */
export function tableView(page: Document): TableView | null {
  const layers = [...page.querySelectorAll<HTMLCanvasElement>(CANVASES)].filter(({ width }) => width > 1);
  const frame = layers.find((layer) => layer.closest(GROUND) === null);
  return frame === undefined ? null : { layers, frame };
}

/** Height of the line of words below a picture of such a height. */
const footOf = (height: number): number => Math.round(Math.max(40, height * 0.06));

/** A canvas for the table as large as it is shown, with room for a line below it. */
export function canvasFor({ frame }: TableView, page: Document): HTMLCanvasElement {
  const canvas = page.createElement('canvas');
  canvas.width = frame.width;
  canvas.height = frame.height + footOf(frame.height);
  return canvas;
}

/** Paints a table onto a canvas that was made for it, and the words below. */
export function paintTable(
  pen: CanvasRenderingContext2D,
  { layers, frame }: TableView,
  words: string,
  page: Document,
): void {
  const { height, width } = frame;
  const seen = frame.getBoundingClientRect();
  const ratio = width / (seen.width || 1);
  const style = getComputedStyle(page.documentElement);
  const foot = footOf(height);
  pen.fillStyle = style.getPropertyValue('--ink');
  pen.fillRect(0, 0, width, height + foot);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  for (const layer of layers) {
    const box = layer.getBoundingClientRect();
    const [x, y] = [(box.left - seen.left) * ratio, (box.top - seen.top) * ratio];
    pen.drawImage(layer, x, y, box.width * ratio, box.height * ratio);
  }
  pen.restore();
  pen.fillStyle = style.getPropertyValue('--white');
  pen.font = `800 ${Math.round(foot * 0.5)}px ${style.getPropertyValue('--font-label')}`;
  pen.textBaseline = 'middle';
  pen.fillText(words, foot * 0.4, height + foot / 2, width - foot * 0.8);
}

/** The table as it is to be seen, with a line below it; null: there is no table to be seen. */
export async function tablePicture(words: string, page: Document = document): Promise<Blob | null> {
  const view = tableView(page);
  if (view === null) return null;
  const picture = canvasFor(view, page);
  const pen = picture.getContext('2d');
  if (pen === null) return null;
  paintTable(pen, view, words, page);
  return new Promise((done) => picture.toBlob(done, 'image/png'));
}
