import { useState } from 'react';
import { useLanguage } from '../../../src/i18n/use-t.ts';
import { Button } from '../../../src/ui/kit/Button.tsx';
import { Options } from '../../../src/ui/kit/Options.tsx';
import { HandOver } from '../../../src/ui/shell/hand-over/HandOver.tsx';
import { QuestionFrame } from '../../../src/ui/shell/table/QuestionFrame.tsx';
import { type DuelDecision, STANCES } from '../../kernel/duel.ts';
import { word } from './words.ts';

export interface DuelQuestionProps {
  readonly decision: DuelDecision;
  readonly answer: (answer: unknown) => void;
}

export function Question(props: DuelQuestionProps) {
  const lang = useLanguage();
  const { decision } = props;
  if (decision.kind === 'cheer') return <Cheer {...props} />;
  return (
    <HandOver team={decision.by} what={word(lang, 'stance.what')}>
      <Stance {...props} />
    </HandOver>
  );
}

/** The rules know no running away; it is here so that a refusal is seen. */
const OFFERED = [...STANCES, 'away'] as const;

function Stance({ decision, answer }: DuelQuestionProps) {
  const lang = useLanguage();
  const [chosen, setChosen] = useState<(typeof OFFERED)[number] | null>(null);
  return (
    <QuestionFrame
      by={decision.by}
      title={word(lang, 'stance.title')}
      foot={
        <Button look="primary" closed={chosen === null ? '' : null} onPress={() => answer(chosen)}>
          {word(lang, 'stance.do')}
        </Button>
      }
    >
      <div data-rule="DUEL-STANCE">
        <Options
          label={word(lang, 'stance.title')}
          options={OFFERED.map((one) => ({ value: one, key: one, title: word(lang, `stance.${one}`) }))}
          chosen={chosen === null ? [] : [chosen]}
          onChoose={setChosen}
        />
      </div>
    </QuestionFrame>
  );
}

function Cheer({ decision, answer }: DuelQuestionProps) {
  const lang = useLanguage();
  const [loud, setLoud] = useState(true);
  return (
    <QuestionFrame
      by={decision.by}
      title={word(lang, 'cheer.title')}
      foot={
        <Button look="primary" onPress={() => answer(loud)}>
          {word(lang, 'cheer.do')}
        </Button>
      }
    >
      <Options
        label={word(lang, 'cheer.title')}
        options={[
          { value: true, key: 'yes', title: word(lang, 'cheer.yes') },
          { value: false, key: 'no', title: word(lang, 'cheer.no') },
        ]}
        chosen={[loud ? 'yes' : 'no']}
        onChoose={setLoud}
      />
    </QuestionFrame>
  );
}
