/** What jsdom lacks and the page needs: a canvas that draws nothing, media queries and size observers. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

const CHARACTER_WIDTH = 6;

function blankContext(canvas: object): CanvasRenderingContext2D {
  const fields: Record<PropertyKey, unknown> = { canvas };
  const methods: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => ({
      width: text.length * CHARACTER_WIDTH,
      actualBoundingBoxAscent: 8,
      actualBoundingBoxDescent: 2,
      fontBoundingBoxAscent: 8,
      fontBoundingBoxDescent: 2,
    }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
      width,
      height,
    }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  };
  return new Proxy(fields, {
    get: (target, key) =>
      target[key] ?? (typeof key === 'string' ? methods[key] : undefined) ?? (() => undefined),
    set: (target, key, value) => {
      target[key] = value;
      return true;
    },
  }) as unknown as CanvasRenderingContext2D;
}

const contexts = new WeakMap<HTMLCanvasElement, CanvasRenderingContext2D>();

function contextOf(this: HTMLCanvasElement): CanvasRenderingContext2D {
  const known = contexts.get(this);
  if (known) return known;
  const made = blankContext(this);
  contexts.set(this, made);
  return made;
}

class BlankCanvas {
  getContext(): CanvasRenderingContext2D {
    return blankContext(this);
  }
  transferToImageBitmap(): object {
    return {};
  }
}

class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const matchNothing = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: contextOf, configurable: true });
Object.defineProperty(HTMLCanvasElement.prototype, 'toDataURL', { value: () => 'data:image/png;base64,' });
Object.defineProperty(window, 'OffscreenCanvas', { value: BlankCanvas, configurable: true, writable: true });
Object.defineProperty(window, 'matchMedia', { value: matchNothing, configurable: true, writable: true });
Object.defineProperty(window, 'ResizeObserver', { value: StillObserver, configurable: true, writable: true });
Object.defineProperty(window, 'IntersectionObserver', {
  value: StillObserver,
  configurable: true,
  writable: true,
});

afterEach(cleanup);
