import './styles/app.css';
import { showPage } from './ui/shell/show-page.tsx';
import { GAMES } from './games/index.ts';

const root = document.getElementById('root');
if (root !== null) void showPage(root, GAMES);
