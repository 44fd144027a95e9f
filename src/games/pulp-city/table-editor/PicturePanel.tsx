import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal } from '../../../kernel/game-system.ts';
import type { GroundPicture } from '../../../systems/pulp-city/model/ground.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { inches } from '../../../geometry/units.ts';
import { toInches } from '../../../ui/table/units.ts';
import { faultWords } from '../words/faults.ts';
import { type PictureImage, readPicture } from './read-picture.ts';
import { ScaleDialog } from './ScaleDialog.tsx';

interface PicturePanelProps {
  readonly table: TableLayout;
  readonly onChange: (table: TableLayout) => void;
}

/** A photograph of one's own table as the ground: chosen, measured, moved and turned. */
export function PicturePanel({ table, onChange }: PicturePanelProps) {
  const t = useT();
  const { picture, size } = table;
  const [fault, setFault] = useState<Refusal | null>(null);
  const [measuring, setMeasuring] = useState<PictureImage | null>(null);
  const put = (next: GroundPicture): void => onChange({ ...table, picture: next });
  const pick = (file: File | undefined): void => {
    if (file === undefined) return;
    setFault(null);
    void readPicture(file).then((read) => {
      if (read.ok) setMeasuring(read.value);
      else setFault(read.error);
    });
  };
  return (
    <section className="picture-panel" aria-labelledby="picture-title">
      <h2 id="picture-title">{t('tables.picture')}</h2>
      <p className="text-quiet">{t('tables.picture.note')}</p>
      <label className="button picture-panel__file">
        <span>{t(picture === undefined ? 'tables.picture.choose' : 'tables.picture.change')}</span>
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          onChange={({ target }) => {
            pick(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {fault !== null && (
        <p className="fault" role="alert">
          {faultWords(t, fault)}
        </p>
      )}
      {picture !== undefined && (
        <>
          <Slider
            label={t('tables.picture.x')}
            value={toInches(picture.at.x)}
            max={toInches(size)}
            onChange={(x) => put({ ...picture, at: { ...picture.at, x: inches(x) } })}
          />
          <Slider
            label={t('tables.picture.y')}
            value={toInches(picture.at.y)}
            max={toInches(size)}
            onChange={(y) => put({ ...picture, at: { ...picture.at, y: inches(y) } })}
          />
          <Slider
            label={t('tables.picture.turn')}
            value={picture.turn / 10}
            max={359.5}
            step={0.5}
            onChange={(turn) => put({ ...picture, turn: Math.round(turn * 10) % 3600 })}
          />
          <div className="buttons">
            <Button narrow icon="ruler" onPress={() => setMeasuring(picture)}>
              {t('tables.picture.measure')}
            </Button>
            <Button
              narrow
              icon="trash"
              onPress={() => {
                const { picture: _, ...bare } = table;
                onChange(bare);
              }}
            >
              {t('tables.picture.remove')}
            </Button>
          </div>
        </>
      )}
      {measuring !== null && (
        <ScaleDialog
          image={measuring}
          onClose={() => setMeasuring(null)}
          onDone={(scale) => {
            const { image, width, height } = measuring;
            const at = picture?.at ?? { x: Math.round(size / 2), y: Math.round(size / 2) };
            put({ image, width, height, at, scale, turn: picture?.turn ?? 0 });
            setMeasuring(null);
          }}
        />
      )}
    </section>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, max, step = 0.1, onChange }: SliderProps) {
  return (
    <label className="picture-panel__slider">
      <span className="label">{label}</span>
      <input
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
