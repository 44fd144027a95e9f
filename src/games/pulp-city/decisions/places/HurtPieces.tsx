import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { useWorld } from '../../use-game.ts';
import { thingName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';

/** Which Objects of an area suffer by one Effect. @rule PC-OBJ-13 */
export function HurtPieces({ decision, answer }: DecisionProps<'hurtPieces'>) {
  const w = useWorld();
  const t = useT();
  const { by, power, pieces, x, left } = decision;
  const [chosen, choose] = useState<readonly string[]>([]);
  const toggle = (piece: string): void =>
    choose(chosen.includes(piece) ? chosen.filter((one) => one !== piece) : [...chosen, piece]);
  return (
    <DecisionFrame
      by={by}
      title={t('play.hurtPieces.title', { power, x })}
      note={t('play.hurtPieces.note', { left })}
      foot={
        <Button look="primary" onPress={() => answer(chosen)}>
          {t('play.hurtPieces.do', { n: chosen.length })}
        </Button>
      }
    >
      <Options
        many
        label={t('play.hurtPieces.label')}
        chosen={chosen}
        onChoose={toggle}
        options={pieces.map((piece) => ({ value: piece, key: piece, title: thingName(w, t, piece) }))}
      />
    </DecisionFrame>
  );
}
