import { useT } from '../../../i18n/use-t.ts';
import { TOPICS } from '../../../systems/pulp-city/examples/example.ts';
import { EXAMPLES } from '../../../systems/pulp-city/view/setup/examples.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import './examples.css';

interface ExamplesProps {
  /** The id of an example. */
  readonly onOpen: (id: string) => void;
}

/** Encounters that stand in the middle of something: a button for each edition they are shown in. */
export function Examples({ onOpen }: ExamplesProps) {
  const t = useT();
  return (
    <section className="examples" aria-labelledby="home-examples">
      <div className="examples__head">
        <h2 id="home-examples">{t('examples.title')}</h2>
        <p>{t('examples.note')}</p>
      </div>
      <ul>
        {TOPICS.map((topic) => {
          const name = t(`example.${topic}.name`);
          return (
            <li key={topic} className="example">
              <h3>{name}</h3>
              <p>{t(`example.${topic}.note`)}</p>
              <div className="example__foot">
                {EXAMPLES.filter((one) => one.topic === topic).map(({ id, edition }) => (
                  <Button
                    key={id}
                    icon="play"
                    label={t('examples.open', { name, edition })}
                    onPress={() => onOpen(id)}
                  >
                    {edition}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
