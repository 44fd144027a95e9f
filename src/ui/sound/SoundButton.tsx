import { useT } from '../../i18n/use-t.ts';
import { Button } from '../kit/Button.tsx';
import { useApp, usePreference } from '../shell/app.ts';
import { sound } from './player.ts';
import './sound.css';

/** One press makes the table heard, and another silent. */
export function SoundButton() {
  const t = useT();
  const { preferences } = useApp();
  const on = usePreference((state) => state.sound);
  return (
    <span className="sound-button">
      <Button
        look="icon"
        icon={on ? 'sound' : 'silent'}
        label={t('play.sound')}
        pressed={on}
        onPress={() => {
          preferences.set({ sound: !on });
          if (!on) sound([{ cue: 'on', at: 0 }]);
        }}
      />
    </span>
  );
}
