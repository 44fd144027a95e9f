import Konva from 'konva/lib/Core';
import { Layer } from 'react-konva/lib/ReactKonvaCore';
import { paintInOwnFrame } from '../../kit/OwnFrame.tsx';
import '../pixel-ratio.ts';

/** Konva paints a layer that is put on a stage at once, and again in the frame that follows: this one waits for a frame that has nothing else to do. */
class LayerOfFrames extends Konva.Layer {
  #placed = false;

  override draw(): this {
    if (this.#placed) return super.draw();
    this.#placed = true;
    return this.batchDraw();
  }

  override batchDraw(): this {
    if (this._waitingForDraw) return this;
    this._waitingForDraw = true;
    paintInOwnFrame(() => {
      this._waitingForDraw = false;
      this.draw();
    });
    return this;
  }
}

const NAME = 'LayerOfFrames';
Object.assign(Konva, { [NAME]: LayerOfFrames });

/** React Konva finds the kinds of its nodes by name, among those of Konva. */
export const FrameLayer = NAME as unknown as typeof Layer;
