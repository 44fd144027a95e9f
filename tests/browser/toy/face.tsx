import { playersOf } from '../../../src/kernel/ids.ts';
import { useLanguage } from '../../../src/i18n/use-t.ts';
import { ok } from '../../../src/kernel/result.ts';
import { Button } from '../../../src/ui/kit/Button.tsx';
import { plainFaultWords } from '../../../src/ui/shell/fault-words.ts';
import type { GameFace, QuickCardProps } from '../../../src/ui/shell/game-face.ts';
import { type Duel, duel, duelSetup, type DuelSetup } from '../../kernel/duel.ts';
import { word, wordOrNone } from './words.ts';

function QuickCard({ gold, onQuickGame }: QuickCardProps) {
  const lang = useLanguage();
  return (
    <section className="home-card" aria-labelledby="home-quick">
      <h2 id="home-quick">{word(lang, 'quick.title')}</h2>
      <p>{word(lang, 'quick.note')}</p>
      <div className="home-card__foot">
        <Button look={gold ? 'primary' : 'plain'} onPress={() => onQuickGame('first')}>
          {word(lang, 'quick.do')}
        </Button>
      </div>
    </section>
  );
}

/** The least that a game needs to be hosted: no set-up, no result, no cards, no examples of its own. */
export const duelFace: GameFace = {
  system: duel,
  services: {},
  ownFiles: 'pulp-city-tabletop-duel-files',
  name: () => 'Duel',
  tagline: ({ lang }) => word(lang, 'tagline'),
  titleOf: ({ names }: DuelSetup) => `${names.a} – ${names.b}`,
  saveTitle: (title) => title,
  editionName: (edition, lang) => wordOrNone(lang, `edition.${edition}`) ?? edition,
  players: () => playersOf({}),
  playerName: ({ names }: DuelSetup, player) => names[player],
  fileTitle: ({ state }: Duel, { lang }) => word(lang, 'file', { n: state.round }),
  faultWords: plainFaultWords,
  quickStart: () => ok(duelSetup(Number(new URLSearchParams(window.location.search).get('seed') ?? 7))),
  QuickCard,
  table: { load: () => import('./TableScreen.tsx') },
};
