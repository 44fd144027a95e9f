import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { checkTeam, type TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import type { Addition } from '../../../systems/pulp-city/teams/could-add.ts';
import { EDITION_IDS } from '../../../systems/pulp-city/view/setup/quick-game.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Options } from '../../../ui/kit/Options.tsx';
import { Segments } from '../../../ui/kit/Segments.tsx';
import { Stepper } from '../../../ui/kit/Stepper.tsx';
import { LanguageSwitch } from '../../../ui/shell/menu/LanguageSwitch.tsx';
import { useApp } from '../use-game.ts';
import { useLibrary } from '../library/use-library.ts';
import { CardList } from './CardList.tsx';
import { CardPane } from './CardPane.tsx';
import { type TeamDraft, withAt } from '../library/draft.ts';
import { KeepingNote } from './KeepingNote.tsx';
import { rowLine } from './member-words.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { TeamPane } from './TeamPane.tsx';
import { teamText } from '../library/team-file.ts';
import { useHistory } from './use-history.ts';
import { useKeeping } from '../library/use-document-list.ts';
import type { OpenTeam } from './use-teams.ts';

const PANES = ['list', 'card', 'team'] as const;
type Pane = (typeof PANES)[number];

interface EditorProps {
  readonly team: OpenTeam;
  readonly forThisVisit: boolean;
  readonly onBack: () => void;
  /** `id`: of the Team as it is kept. */
  readonly onPlay: (id: string, draft: TeamDraft) => void;
}

interface Swapping {
  readonly offer: Pick<Addition, 'card' | 'entry'>;
  readonly places: readonly number[];
}

/** One Team: all cards, the card that is looked at, the Team and what the rules say of it. */
export function Editor({ team, forThisVisit, onBack, onPlay }: EditorProps) {
  const t = useT();
  const { now: draft, set, undo, redo } = useHistory(() => team.draft);
  const keeping = useKeeping(
    team,
    useMemo(() => teamText(draft), [draft]),
  );
  const [shown, setShown] = useState<CardProfile | null>(null);
  const [pane, setPane] = useState<Pane>(team.draft.team.cards.length === 0 ? 'list' : 'team');
  const [swapping, setSwapping] = useState<Swapping | null>(null);
  const [sharing, setSharing] = useState(false);
  const library = useLibrary(draft.edition);
  const rules = useApp().services.cardRules(draft.edition);
  const question = useMemo(
    (): TeamQuestion | null =>
      library === undefined || rules === null ? null : { rules, level: draft.level, profiles: library.byId },
    [library, rules, draft.level],
  );
  const verdict = useMemo(
    () => (question === null ? null : checkTeam(draft.team, question)),
    [draft.team, question],
  );
  const show = (card: CardProfile): void => {
    setShown(card);
    setPane('card');
  };
  const range = rules?.recruiting.levels ?? { least: draft.level, most: draft.level };
  const swapIn = ({ offer, places }: Swapping, at: number | undefined): void => {
    if (at === undefined || !places.includes(at)) return;
    set(withAt(draft, at, offer.entry));
    setSwapping(null);
  };
  return (
    <>
      <header className="builder-head">
        <Button look="icon" icon="left" label={t('team.toShelf')} onPress={onBack} />
        <h1>{t('team.title')}</h1>
        <Segments
          label={t('setup.edition')}
          value={draft.edition}
          onChange={(edition) => set({ ...draft, edition })}
          options={EDITION_IDS.map((value) => ({ value, text: value }))}
        />
        <div className="builder-head__level">
          <span className="label" aria-hidden>
            {t('term.encounterLevel')}
          </span>
          <Stepper
            bare
            value={draft.level}
            min={range.least}
            max={range.most}
            onChange={(level) => set({ ...draft, level })}
            label={t('term.encounterLevel')}
            lessLabel={t('team.level.less')}
            moreLabel={t('team.level.more')}
          />
        </div>
        <Button
          look="icon"
          icon="undo"
          label={t('team.undo')}
          closed={undo === null ? t('team.undo.none') : null}
          onPress={() => undo?.()}
        />
        <Button
          look="icon"
          icon="redo"
          label={t('team.redo')}
          closed={redo === null ? t('team.redo.none') : null}
          onPress={() => redo?.()}
        />
        <LanguageSwitch />
      </header>
      <KeepingNote keeping={keeping} forThisVisit={forThisVisit} draft={draft} />
      {question === null || verdict === null || library === undefined ? (
        <p className="builder__hint" role="status">
          {t('team.loading')}
        </p>
      ) : (
        <div className="builder" data-pane={pane}>
          <section className="builder__list" aria-label={t('team.pane.list')}>
            <CardList
              draft={draft}
              question={question}
              cards={library.cards}
              shown={shown?.id ?? null}
              onShow={show}
              onChange={set}
              onSwap={(offer, places) =>
                places.length === 1 ? swapIn({ offer, places }, places[0]) : setSwapping({ offer, places })
              }
            />
          </section>
          <CardPane card={shown} edition={draft.edition} />
          <TeamPane
            draft={draft}
            question={question}
            verdict={verdict}
            shown={shown?.id ?? null}
            onShow={show}
            onChange={set}
            onShare={() => setSharing(true)}
            onPlay={() => onPlay(keeping.id, draft)}
          />
          <nav className="builder__panes" aria-label={t('team.panes')}>
            {PANES.map((one) => (
              <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
                {t(`team.pane.${one}`)}
                {one === 'team' && (
                  <small>{t('team.levels', { n: verdict.levels, most: draft.level })}</small>
                )}
              </button>
            ))}
          </nav>
          <Dialog
            open={swapping !== null}
            title={t('team.swap', { name: swapping?.offer.card.name ?? '' })}
            closeLabel={t('common.close')}
            onClose={() => setSwapping(null)}
          >
            {swapping !== null && (
              <Options
                label={t('team.swap.whom')}
                chosen={[]}
                onChoose={(at) => swapIn(swapping, at)}
                options={swapping.places.flatMap((at) => {
                  const profile = question.profiles[draft.team.cards[at]?.profile ?? ''];
                  return profile === undefined
                    ? []
                    : [{ value: at, key: `${at}`, title: profile.name, note: rowLine(t, profile) }];
                })}
              />
            )}
          </Dialog>
        </div>
      )}
      {sharing && question !== null && library !== undefined && (
        <ShareDialog draft={draft} question={question} library={library} onClose={() => setSharing(false)} />
      )}
    </>
  );
}
