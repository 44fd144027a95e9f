/** Damages plain JSON at random: what a careless hand, a bad disk or an ill-meaning stranger would do to it. */

export type Draw = () => number;

const deep = (levels: number): unknown => {
  let made: unknown = 0;
  for (let left = levels; left > 0; left -= 1) made = left % 2 === 0 ? [made] : { a: made };
  return made;
};

const RESERVED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

const VALUES: readonly unknown[] = [
  ...[null, true, false, '', 'x', [], {}, [[]], 'a', 'b', 'a1', 'b1', 'table', 'ko'],
  ...[0, 1, -1, -7, 0.5, 7, 1e6, 1e9, 1e15, -1e15, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 53],
  ...['NaN', 'Infinity', '-Infinity', '1e999', Number.NaN, Number.POSITIVE_INFINITY],
  ...RESERVED,
  'long '.repeat(20_000),
  Array.from({ length: 5000 }, () => 0),
  Array.from({ length: 500 }, (_, at) => `a${at}`),
  deep(40),
  deep(200),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  { constructor: { prototype: { polluted: true } } },
  { x: 1e9, y: -1e9, z: Number.MAX_SAFE_INTEGER, inside: 'constructor', wall: null },
];

type Holder = unknown[] | Record<string, unknown>;

export const pick = <T>(draw: Draw, list: readonly T[]): T | undefined => list[draw() % list.length];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Goes down at random; the deeper, the likelier it stops. */
function somewhere(draw: Draw, root: Holder): { readonly holder: Holder; readonly key: string } | null {
  let holder = root;
  for (;;) {
    const key = pick(draw, Object.keys(holder));
    if (key === undefined) return null;
    const inside = (holder as Record<string, unknown>)[key];
    if (!isHolder(inside) || Object.keys(inside).length === 0 || draw() % 4 === 0) return { holder, key };
    holder = inside;
  }
}

/** A text that stands somewhere in it, for what belongs elsewhere. */
function another(draw: Draw, root: Holder): unknown {
  const found = somewhere(draw, root);
  return found === null ? null : structuredClone((found.holder as Record<string, unknown>)[found.key]);
}

function define(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Changes one thing in place and says what. */
export function damage(draw: Draw, root: Holder): string {
  const found = somewhere(draw, root);
  if (found === null) return 'nothing';
  const { holder, key } = found;
  const at = holder as Record<string, unknown>;
  switch (draw() % 9) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete at[key];
      return `${key} taken out`;
    case 1: {
      const value = another(draw, root);
      define(holder, key, value);
      return `${key} from elsewhere`;
    }
    case 2:
      if (Array.isArray(holder)) {
        holder.push(structuredClone(at[key]));
        return `${key} doubled`;
      }
      define(holder, pick(draw, [...RESERVED, 'agendas', 'secret', 'held'])!, structuredClone(at[key]));
      return `${key} under a foreign key`;
    case 3:
      if (Array.isArray(holder)) holder.reverse();
      else {
        const other = pick(draw, Object.keys(holder))!;
        const kept = at[key];
        define(holder, key, at[other]);
        define(holder, other, kept);
      }
      return `${key} swapped`;
    case 4:
      if (typeof at[key] === 'number') {
        define(holder, key, pick(draw, [-at[key], at[key] * 1e6, at[key] + 0.5, at[key] + 1, Number.NaN]));
        return `${key} a little off`;
      }
      define(holder, key, String(at[key]));
      return `${key} as a text`;
    default:
      define(holder, key, pick(draw, VALUES));
      return `${key} replaced`;
  }
}

/** Changes a text as a text. */
export function damageText(draw: Draw, text: string): string {
  const at = draw() % text.length;
  switch (draw() % 6) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(draw() % 256) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + (draw() % 200));
    case 3: {
      const open = text.indexOf('{', at);
      return `${text.slice(0, open + 1)}"${pick(draw, RESERVED)}":{"polluted":1},${text.slice(open + 1)}`;
    }
    case 4:
      return (
        text.slice(0, at) + text.slice(at).replace(/-?\d+/, pick(draw, ['NaN', '1e999', '-1', '1e400'])!)
      );
    default:
      return text.slice(0, at) + text.slice(at).replace(/"[a-z]\w*"/i, `"${pick(draw, RESERVED)}"`);
  }
}
