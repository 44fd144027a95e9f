/** The stage paints a canvas a layer; together they are what is to be seen. */
const LAYERS = '.table-view .stage canvas';

/** The table as it is to be seen, with a line below it; null: there is no table to be seen. */
export async function tablePicture(words: string, page: Document = document): Promise<Blob | null> {
  const layers = [...page.querySelectorAll<HTMLCanvasElement>(LAYERS)].filter(({ width }) => width > 1);
  const [first] = layers;
  if (first === undefined) return null;
  const style = getComputedStyle(page.documentElement);
  const foot = Math.round(Math.max(40, first.height * 0.06));
  const picture = page.createElement('canvas');
  picture.width = first.width;
  picture.height = first.height + foot;
  const pen = picture.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = style.getPropertyValue('--ink');
  pen.fillRect(0, 0, picture.width, picture.height);
  for (const layer of layers) pen.drawImage(layer, 0, 0, first.width, first.height);
  pen.fillStyle = style.getPropertyValue('--white');
  pen.font = `800 ${Math.round(foot * 0.5)}px ${style.getPropertyValue('--font-label')}`;
  pen.textBaseline = 'middle';
  pen.fillText(words, foot * 0.4, first.height + foot / 2, picture.width - foot * 0.8);
  return new Promise((done) => picture.toBlob(done, 'image/png'));
}
