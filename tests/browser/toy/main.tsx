import '../../../src/styles/app.css';
import { GAMES } from '../../../src/games/index.ts';
import { showPage } from '../../../src/ui/shell/show-page.tsx';
import { duelFace } from './face.tsx';

const root = document.getElementById('root');
if (root !== null) void showPage(root, [duelFace, ...GAMES]);
