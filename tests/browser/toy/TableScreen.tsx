import { useMemo, useRef } from 'react';
import type { Lang } from '../../../src/i18n/language.ts';
import { useLanguage } from '../../../src/i18n/use-t.ts';
import { playersOf, type PlayerId } from '../../../src/kernel/ids.ts';
import { FACES } from '../../../src/ui/kit/Die.tsx';
import { VersusBar } from '../../../src/ui/kit/VersusBar.tsx';
import { useApp } from '../../../src/ui/shell/app.ts';
import type { TableScreenProps } from '../../../src/ui/shell/game-face.ts';
import { keyLine, SHELL_KEYS } from '../../../src/ui/shell/menu/key-lines.ts';
import { Board } from '../../../src/ui/shell/table/Board.tsx';
import type { TableFace } from '../../../src/ui/shell/table/table-face.ts';
import { TableLayout } from '../../../src/ui/shell/table/TableLayout.tsx';
import { useRollQueue } from '../../../src/ui/shell/table/use-roll-queue.ts';
import { useLayout } from '../../../src/ui/shell/use-layout.ts';
import { useExplain } from '../../../src/ui/shell/use-why.ts';
import { DiceTray } from '../../../src/ui/table/DiceTray.tsx';
import type { TableStageHandle } from '../../../src/ui/table/TableStage.tsx';
import type { SceneModel } from '../../../src/ui/table/scene-model.ts';
import type { Duel, DuelDecision } from '../../kernel/duel.ts';
import { Question } from './Question.tsx';
import { useDuelStory } from './story.ts';
import { useGame, useQuestion, useSessionState } from './use-duel.ts';
import { refusedWords, word, wordOrNone } from './words.ts';

const SIDE = 12;
const WON_AT = 3;

const duelTable: TableFace = {
  Question,
  useRefusalWords() {
    const lang = useLanguage();
    return (refusal) => refusedWords(lang, refusal);
  },
  useStory: useDuelStory,
  rule(id, _, lang) {
    const [title, text] = [wordOrNone(lang, `rule.${id}`), wordOrNone(lang, `rule.${id}.text`)];
    return title === undefined || text === undefined ? undefined : { title, text };
  },
  ending({ setup, state }: Duel, t) {
    const { winner } = state;
    if (winner === null) return null;
    const title = word(t.lang, 'ending.title', { name: setup.names[winner] });
    return { winner, title, note: word(t.lang, 'ending.note') };
  },
  keys: (t) => SHELL_KEYS.map((key) => keyLine(t, key)),
  switches: ['covers'],
};

/** Each point is a step towards the middle. */
function sceneOf({ setup, state }: Duel, decision: DuelDecision | null): SceneModel {
  return {
    size: { width: SIDE, height: SIDE },
    ground: [],
    zones: [],
    pieces: [],
    markers: [],
    overlays: [],
    tokens: playersOf({}).map((player) => ({
      id: player,
      team: player,
      sign: player === 'a' ? 'hand' : 'strong',
      at: { x: player === 'a' ? 1.5 + state.points.a : SIDE - 1.5 - state.points.b, y: SIDE / 2 },
      baseMm: 30,
      name: setup.names[player],
      health: WON_AT - state.points[player === 'a' ? 'b' : 'a'],
      healthMax: WON_AT,
      state: decision?.by === player ? 'acting' : 'ready',
    })),
  };
}

/** The dice of the latest exchange. */
function Tray({ decision, lang }: { readonly decision: DuelDecision | null; readonly lang: Lang }) {
  const { setup } = useGame();
  const fresh = useSessionState((state) => state.fresh);
  const { at, begun, next, revision } = useRollQueue(decision);
  const roll = fresh.filter((event) => event.type === 'rolled')[at];
  if (roll === undefined || begun) return null;
  const side = (player: PlayerId) => ({
    team: player,
    sign: 'die' as const,
    name: setup.names[player],
    dice: FACES.filter((face) => face === roll.faces[player]).map((face) => ({ face })),
    sum: word(lang, 'tray.sum'),
    total: String(roll.faces[player]),
  });
  const hit = roll.point !== null;
  const told =
    roll.point === null
      ? word(lang, 'story.even')
      : word(lang, 'story.point', { name: setup.names[roll.point] });
  const burst = { text: word(lang, hit ? 'tray.hit' : 'tray.even'), hit };
  return (
    <DiceTray
      data={{ key: `${revision}`, left: side('a'), right: side('b'), burst, strip: told }}
      label={burst.text}
      onTap={next}
    />
  );
}

export function TableScreen({ onResult, onHome }: TableScreenProps) {
  const lang = useLanguage();
  const { view } = useApp();
  const game = useGame();
  const decision = useQuestion();
  const stage = useRef<TableStageHandle>(null);
  const explains = useExplain();
  const layout = useLayout();
  const scene = useMemo(() => sceneOf(game, decision), [game, decision]);
  const { setup, state } = game;
  const wing = (player: PlayerId) => ({
    team: player,
    name: setup.names[player],
    pool: state.points[player],
    poolMax: WON_AT,
    score: String(state.points[player]),
  });
  return (
    <TableLayout table={duelTable} decision={decision} looks={null} onResult={onResult} onHome={onHome}>
      <Board
        stage={stage}
        scene={scene}
        nameOf={(id) => (id === 'a' || id === 'b' ? setup.names[id] : id)}
        onTapToken={(id) => {
          if (!explains('DUEL-POINTS')) view.select(id);
        }}
        onTapGround={() => void explains('DUEL-STANCE')}
      >
        <Tray decision={decision} lang={lang} />
      </Board>
      {layout !== 'across' && (
        <VersusBar
          wings={[wing('a'), wing('b')]}
          round={word(lang, 'score', { n: state.round })}
          poolUnit={word(lang, 'points')}
          poolLabel={({ name, pool }) => word(lang, 'points.of', { name, n: pool })}
        />
      )}
    </TableLayout>
  );
}
