/**
 * ?want=turn plays by chance until such a question is open; ?until=end plays to the end. Further: edition, seed,
 * lang, teams (level), dice, screen (home, setup, result, table), open (menu, adjust, card), page of the menu.
 */
import '../../src/styles/app.css';
import { createRoot } from 'react-dom/client';
import { setLanguage } from '../../src/i18n/language.ts';
import { AppContext } from '../../src/ui/play/app.ts';
import { CardPanel } from '../../src/ui/panels/card/CardPanel.tsx';
import { HomeScreen } from '../../src/ui/screens/home/HomeScreen.tsx';
import { ResultScreen } from '../../src/ui/screens/result/ResultScreen.tsx';
import { SetupScreen } from '../../src/ui/screens/setup/SetupScreen.tsx';
import { TableScreen } from '../../src/ui/screens/table/TableScreen.tsx';
import { playedApp } from './played-app.ts';

const wish = new URLSearchParams(location.search);
const get = (name: string, byDefault: string): string => wish.get(name) ?? byDefault;

const app = playedApp({
  edition: get('edition', '2017'),
  seed: Number(get('seed', '1')),
  level: Number(get('level', '6')),
  dice: get('dice', 'digital') === 'entered' ? 'entered' : 'digital',
  want: wish.get('want'),
  toTheEnd: wish.get('until') === 'end',
  saves: wish.has('saves'),
});
const follow = (): void => {
  const { language, textScale } = app.preferences.getState();
  setLanguage(language);
  document.documentElement.style.fontSize = `calc(${100 * textScale}% * var(--scale))`;
};
app.preferences.subscribe(follow);
app.preferences.set({ language: get('lang', 'en') === 'fr' ? 'fr' : 'en' });
follow();

const panel = wish.get('open');
if (panel !== null) app.view.open(panel);

const nothing = (): void => undefined;

function Shown() {
  switch (get('screen', 'table')) {
    case 'home':
      return <HomeScreen onQuickGame={nothing} onSetup={nothing} onContinue={nothing} onImport={nothing} />;
    case 'setup':
      return <SetupScreen onStart={nothing} onBack={nothing} />;
    case 'result':
      return <ResultScreen onRematch={nothing} onClose={nothing} />;
    case 'card':
      return (
        <div style={{ width: 420 }}>
          <CardPanel card={get('card', 'a1')} />
        </div>
      );
    default:
      return <TableScreen onResult={nothing} onHome={nothing} />;
  }
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <AppContext value={app}>
      <Shown />
    </AppContext>,
  );
}
