import '../../src/styles/app.css';
import { createRoot } from 'react-dom/client';
import { AcrossScreen } from './across';
import { AttackScreen } from './attack';
import { MoveScreen } from './move';
import { PlayScreen } from './play';
import { SfxScreen } from './sfx';
import { Sheet } from './sheet';

const SCREENS = {
  play: PlayScreen,
  attack: AttackScreen,
  sfx: SfxScreen,
  move: MoveScreen,
  across: AcrossScreen,
  sheet: Sheet,
};

const wanted = new URLSearchParams(location.search).get('screen') ?? 'play';
const Screen =
  SCREENS[Object.keys(SCREENS).find((name) => name === wanted) as keyof typeof SCREENS] ?? PlayScreen;
const root = document.querySelector('#root');
if (root) createRoot(root).render(<Screen />);
