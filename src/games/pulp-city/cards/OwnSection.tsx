import { type PickedFile, pickFiles } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { CardTile } from './CardTile.tsx';
import type { ListedCard } from '../library/listed-cards.ts';
import { useFileDrop } from '../../../ui/shell/use-file-drop.ts';

interface OwnSectionProps {
  /** undefined: still being read. */
  readonly cards: readonly ListedCard[] | undefined;
  readonly onAdd: (files: readonly PickedFile[]) => void;
  readonly onFault: () => void;
  readonly onOpen: (card: ListedCard) => void;
  /** To the set-up with the cards that are playable; null: there is no Team among them. */
  readonly onSetUp: (() => void) | null;
  readonly onWrite: () => void;
  readonly onTemplate: () => void;
  readonly onExport: () => void;
}

/** Cards of the player's own: chosen or dropped, kept whether they are good or faulty. */
export function OwnSection({
  cards,
  onAdd,
  onFault,
  onOpen,
  onSetUp,
  onWrite,
  onTemplate,
  onExport,
}: OwnSectionProps) {
  const t = useT();
  const over = useFileDrop(onAdd, onFault);
  const pick = (): void => void pickFiles().then(onAdd, onFault);
  return (
    <section className="own-cards" data-over={over} aria-labelledby="own-cards">
      <div className="own-cards__head">
        <div>
          <h2 id="own-cards">{t('cards.own')}</h2>
          <p>{t('cards.own.note')}</p>
        </div>
        <div className="buttons">
          <Button look={onSetUp === null ? 'primary' : 'plain'} icon="plus" onPress={pick}>
            {t('cards.own.add')}
          </Button>
          <Button icon="book" onPress={onWrite}>
            {t('editor.new')}
          </Button>
          <Button icon="save" onPress={onTemplate}>
            {t('cards.own.template')}
          </Button>
          {onSetUp !== null && (
            <>
              <Button icon="save" onPress={onExport}>
                {t('cards.own.export')}
              </Button>
              <Button look="primary" icon="play" onPress={onSetUp}>
                {t('cards.own.play')}
              </Button>
            </>
          )}
        </div>
      </div>
      {cards?.length === 0 && <p className="own-cards__empty">{t('cards.own.none')}</p>}
      <ul className="card-tiles">
        {(cards ?? []).map((card) => (
          <li key={card.key}>
            <CardTile card={card} onOpen={() => onOpen(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
