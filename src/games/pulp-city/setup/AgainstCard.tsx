import { useState } from 'react';
import { type Level, LEVELS } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { useApp } from '../../../ui/shell/app.ts';
import type { AgainstCardProps } from '../../../ui/shell/game-face.ts';
import { lastEdition } from './last-edition.ts';

/** A ready game against a bot, one press away. */
export function AgainstCard({ onPlay }: AgainstCardProps) {
  const t = useT();
  const { remembered } = useApp();
  const [level, setLevel] = useState<Level>('regular');
  return (
    <section className="home-first" aria-labelledby="home-against">
      <Icon name="die" size={40} />
      <div>
        <h2 id="home-against">{t('home.against.title')}</h2>
        <p>{t(`machine.about.${level}`)}</p>
      </div>
      <Segments
        label={t('home.against.level')}
        value={level}
        onChange={setLevel}
        options={LEVELS.map((value) => ({ value, text: t(`machine.level.${value}`) }))}
      />
      <Button icon="play" onPress={() => onPlay(lastEdition(remembered.get()), { b: level })}>
        {t('home.against.do', { level: t(`machine.level.${level}`) })}
      </Button>
    </section>
  );
}
