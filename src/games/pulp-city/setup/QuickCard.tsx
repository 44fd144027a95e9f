import { lazy, type ReactNode, Suspense, useState } from 'react';
import { bookWords, translateOptional } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import { EDITION_IDS, quickGame } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import type { QuickCardProps } from '../../../ui/shell/game-face.ts';
import { useApp } from '../../../ui/shell/app.ts';
import { LayoutChoice } from '../../../ui/shell/menu/LayoutSwitch.tsx';
import { engine } from '../engine.ts';
import { drawnSign } from '../words/icons.ts';
import { before, lastEdition } from './last-edition.ts';

type Picture = (props: { readonly table: string; readonly label: string }) => ReactNode;

/** The rules draw it; without them the card is as good. */
const TablePicture = lazy(async (): Promise<{ default: Picture }> => {
  try {
    const [module] = await Promise.all([import('./TablePicture.tsx'), engine.load()]);
    return { default: module.TablePicture };
  } catch {
    return { default: () => null };
  }
});

/** The starter Teams on the first table, in either edition. */
export function QuickCard({ gold, onQuickGame }: QuickCardProps) {
  const t = useT();
  const { remembered } = useApp();
  const [edition, setEdition] = useState<string>(() => lastEdition(remembered.get()));
  const choose = (next: string): void => {
    setEdition(next);
    remembered.set({ ...before(remembered.get()), edition: next });
  };
  const { cards, level, names, table } = quickGame(bookWords(t.lang));
  const place = translateOptional(t.lang, `setup.table.${table}`) ?? '';
  return (
    <section className="home-card" aria-labelledby="home-quick">
      <div className="home-card__picture" aria-hidden>
        <Suspense fallback={null}>
          <TablePicture table={table} label="" />
        </Suspense>
        <div className="home-card__versus">
          {(['a', 'b'] as const).map((side) => (
            <span key={side} data-team={side}>
              {cards[side].flatMap((card) => {
                const sign = drawnSign(card);
                return sign === null ? [] : <Icon key={card} name={sign} size={30} />;
              })}
            </span>
          ))}
        </div>
      </div>
      <h2 id="home-quick">{t('start.quick')}</h2>
      <p>{t('home.quick.note', { a: names.a, b: names.b, level, table: place })}</p>
      <div className="home-card__foot">
        <LayoutChoice />
        <Segments
          label={t('setup.edition')}
          value={edition}
          onChange={choose}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <Button look={gold ? 'primary' : 'plain'} onPress={() => onQuickGame(edition)}>
          {t('home.quick.do')}
        </Button>
      </div>
    </section>
  );
}
