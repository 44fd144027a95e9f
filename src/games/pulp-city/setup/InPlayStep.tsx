import { useT } from '../../../i18n/use-t.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { Icon } from '../../../ui/kit/Icon.tsx';
import type { IconName } from '../../../ui/kit/icons.ts';

interface InPlayStepProps {
  readonly about: readonly {
    readonly sign: IconName;
    readonly title: MessageKey;
    readonly text: MessageKey;
  }[];
}

/** A step that is rolled and asked in the Encounter: what will be asked, and what hangs on it. */
export function InPlayStep({ about }: InPlayStepProps) {
  const t = useT();
  return (
    <ol className="in-play">
      {about.map(({ sign, title, text }) => (
        <li key={title}>
          <Icon name={sign} size={28} />
          <span>
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** @rule PC-SETUP-04 @rule PC-SETUP-05 @rule PC-SETUP-06 */
export const TACTICAL: InPlayStepProps['about'] = [
  { sign: 'die', title: 'prepare.tactical.roll', text: 'prepare.tactical.roll.text' },
  { sign: 'book', title: 'term.tacticalAdvantage', text: 'ask.advantage.tactical' },
  { sign: 'flag', title: 'term.terrainAdvantage', text: 'ask.advantage.terrain' },
];

/** @rule PC-DEPLOY-03 @rule PC-DEPLOY-06 */
const PLACING: InPlayStepProps['about'] = [
  { sign: 'flag', title: 'prepare.deployment.infiltrators', text: 'prepare.deployment.infiltrators.text' },
  { sign: 'check', title: 'prepare.deployment.forUs', text: 'prepare.deployment.forUs.text' },
];

export const DEPLOYMENT: Readonly<Record<string, InPlayStepProps['about']>> = {
  '2013': [
    { sign: 'die', title: 'prepare.deployment.lot', text: 'prepare.deployment.lot.text' },
    { sign: 'star', title: 'prepare.deployment.roll', text: 'prepare.deployment.roll.text' },
    ...PLACING,
  ],
  '2017': [
    { sign: 'star', title: 'prepare.deployment.order', text: 'prepare.deployment.order.text' },
    ...PLACING,
  ],
};
