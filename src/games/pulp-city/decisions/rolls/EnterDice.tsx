import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import { formatList } from '../../../../i18n/units.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { FACES } from '../../../../ui/kit/Die.tsx';
import { Panel } from '../../../../ui/kit/Panel.tsx';
import { useKeys } from '../../../../ui/shell/keys.ts';
import { useSoon } from '../../../../ui/shell/soon.ts';
import { useLayout } from '../../../../ui/shell/use-layout.ts';
import { useApp, useQuestion, useWorld } from '../../use-game.ts';
import { useRealDice } from '../../panels/dice/use-real-dice.ts';
import { modelName, teamName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { DiceEntry } from './DiceEntry.tsx';
import {
  askedTogether,
  drawnBeside,
  type Faces,
  leftOn,
  type Pad,
  padsOf,
  useEntered,
} from './entered-dice.ts';
import './dice-entry.css';

type Fault = 'face' | 'few' | 'many';

const NO_FACES = ['0', '7', '8', '9'];
const ALL_FACES = FACES.map(String);
const NOTHING = () => {};

/** Real dice: a pad of six faces for each throw, those of both players at once where they share a dock. */
export function EnterDice({ decision, answer, game }: DecisionProps<'enterDice'>) {
  const t = useT();
  const w = useWorld();
  const { session } = useApp();
  const soon = useSoon();
  const dice = useRealDice();
  const { stack } = game.rest;
  const shared = useLayout() === 'oneSide';
  const first = useQuestion()?.id;
  const hasKeys = shared || first === decision.id;
  const asked = askedTogether(game, decision, shared);
  const [entered, setFaces] = useEntered(asked);
  const [fault, setFault] = useState<Fault | null>(null);
  const pads = padsOf(w, stack, asked, entered);
  const left = pads.reduce((sum, pad) => sum + leftOn(pad), 0);
  const open = pads.find((pad) => leftOn(pad) > 0);
  const last = pads.findLast(({ faces }) => faces.length > 0);
  const change = (pad: Pad, faces: Faces): void => {
    setFault(null);
    setFaces(pad, faces);
  };
  const enter = (): void => {
    const own = (id: string): readonly Faces[] => entered[id] ?? [];
    answer(own(decision.id));
    soon(() => {
      const taken = session.pendingHere().every(({ id }) => id !== decision.id);
      for (const { id } of taken ? asked.slice(1) : []) {
        session.dispatch({ type: 'answer', decision: id, answer: own(id) });
      }
    });
  };
  useKeys({
    ...(hasKeys &&
      Object.fromEntries([
        ...NO_FACES.map((key) => [key, () => setFault('face')]),
        ...(left > 0 ? [] : ALL_FACES.map((key) => [key, () => setFault('many')])),
      ])),
    Backspace: hasKeys && last !== undefined ? () => change(last, last.faces.slice(0, -1)) : undefined,
  });
  const players = [...new Set(asked.map(({ by }) => by))];
  const teams = players.map((by) => teamName(w, t, by));
  return (
    <DecisionFrame
      by={decision.by}
      title={
        players.length > 1
          ? t('ask.dice.title.several', { teams: formatList(teams, t.lang) })
          : t('ask.dice.title', { n: pads.reduce((sum, { group }) => sum + group.count, 0) })
      }
      {...(asked.length < 2 && { note: t('ask.dice.note') })}
      {...(!hasKeys && { onBack: NOTHING })}
      foot={
        <Button look="primary" closed={left > 0 ? '' : null} onWhy={() => setFault('few')} onPress={enter}>
          {left > 0 ? t('ask.dice.left', { n: left }) : t('ask.dice.do')}
        </Button>
      }
    >
      <Panel>
        {pads.map((pad) => (
          <DiceEntry
            key={`${pad.decision.id} ${pad.place}`}
            pad={pad}
            pads={pads}
            keys={hasKeys}
            digits={hasKeys && pad === open}
            onFull={() => setFault('many')}
            onChange={(faces) => change(pad, faces)}
          />
        ))}
        {drawnBeside(stack).map(({ by, model, label }) => (
          <p key={`${by} ${label}`} className="dice-entry__drawn">
            {t('ask.dice.drawnToo', { name: model === null ? teamName(w, t, by) : modelName(w, model) })}
          </p>
        ))}
        <p className="dice-entry__fault" role="alert">
          {fault === 'few'
            ? t('ask.dice.fault.few', { n: left })
            : fault !== null && t(`ask.dice.fault.${fault}`)}
        </p>
      </Panel>
      <div className="dice-entry__let">
        {players.map((by) => (
          <Button key={by} look="quiet" icon="die" onPress={() => dice.set(by, false)}>
            {t('ask.dice.letRoll', { name: teamName(w, t, by) })}
          </Button>
        ))}
      </div>
    </DecisionFrame>
  );
}
