/** Runs in the browser: nothing but Konva, with as many nodes as 24 models with their signs have, the first one to be dragged. */
export function bareStage(): { readonly x: number; readonly y: number } {
  interface Node {
    x(): number;
    y(): number;
    add(...nodes: readonly Node[]): void;
    points(to: readonly number[]): void;
    position(at: { readonly x: number; readonly y: number }): void;
    on(event: string, heard: () => void): void;
    draw(): void;
  }
  type Shape = new (options: Readonly<Record<string, unknown>>) => Node;
  const { Konva } = globalThis as unknown as { readonly Konva: Readonly<Record<string, Shape>> };
  const make = (kind: string, options: Readonly<Record<string, unknown>>): Node => {
    const Kind = Konva[kind];
    if (Kind === undefined) throw new Error(kind);
    return new Kind(options);
  };
  const ink = '#14172b';
  const stage = make('Stage', { container: 'stage', width: 720, height: 720 });
  const layer = make('Layer', {});
  stage.add(layer);
  for (let at = 0; at < 20; at += 1) {
    const place = { x: (at % 5) * 140 + 20, y: Math.floor(at / 5) * 170 + 20 };
    layer.add(
      make('Rect', { ...place, width: 90, height: 70, fill: '#dddddd', stroke: ink, strokeWidth: 2 }),
    );
  }
  const groups = Array.from({ length: 24 }, (_, at) => {
    const group = make('Group', {
      x: 60 + (at % 6) * 110,
      y: 80 + Math.floor(at / 6) * 170,
      draggable: at === 0,
    });
    const fill = at % 2 === 0 ? '#1d4ed8' : '#f28a1c';
    group.add(
      make('Circle', { radius: 20, fill: '#ffffff', stroke: ink, strokeWidth: 2 }),
      make('Circle', { radius: 15, fill }),
      ...Array.from({ length: 8 }, (__, part) =>
        make('Arc', { innerRadius: 15, outerRadius: 19, angle: 38, rotation: part * 45, fill: '#4be39a' }),
      ),
      make('Path', { data: 'M-6 -6 L6 -6 L0 8 Z', fill: '#ffffff' }),
      make('Rect', { x: -30, y: 24, width: 60, height: 18, cornerRadius: 4, fill: '#ffffff', stroke: ink }),
      make('Text', { x: -20, y: 26, text: `Model ${at}`, fontSize: 13 }),
      make('Text', { x: -28, y: 26, text: '8', fontSize: 15 }),
    );
    layer.add(group);
    return group;
  });
  const first = groups[0];
  if (first === undefined) throw new Error('no group');
  const from = { x: first.x(), y: first.y() };
  const silent = { listening: false, stroke: ink };
  const path = make('Line', { ...silent, points: [from.x, from.y, from.x, from.y], strokeWidth: 4 });
  const range = make('Circle', { ...silent, ...from, radius: 160, dash: [9, 6] });
  const chip = make('Text', { listening: false, text: '4.2 of 5', fontSize: 17 });
  layer.add(path, range, chip);
  first.on('dragmove', () => {
    path.points([from.x, from.y, first.x(), first.y()]);
    chip.position({ x: first.x() + 20, y: first.y() - 30 });
  });
  layer.draw();
  return from;
}
