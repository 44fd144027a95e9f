import { useMemo, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Ruleset } from '../../../systems/pulp-city/model/encounter.ts';
import { checkTeam } from '../../../systems/pulp-city/teams/check-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Panel } from '../../../ui/kit/Panel.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import type { Library } from '../library/use-library.ts';
import { PasteDialog } from '../team/PasteDialog.tsx';
import { faultWords } from '../words/faults.ts';
import { ListRow } from './ListRow.tsx';
import { PickDialog } from './PickDialog.tsx';
import { type Contender, type Question, rivalsOf } from './question.ts';
import { SwapButton, SwapDialog } from './SwapDialog.tsx';
import { useLists } from './use-lists.ts';

interface AskListsProps {
  readonly question: Question;
  readonly library: Library;
  readonly rules: Ruleset;
  readonly onChange: (more: Partial<Question>) => void;
}

type Picking = { readonly for: 'list' | 'against'; readonly by: 'shelf' | 'paste' } | null;

/** The list that is asked about, whom it plays against, and who is swapped in it. */
export function AskLists({ question, library, rules, onChange }: AskListsProps) {
  const t = useT();
  const { list, against, variant, kind, edition } = question;
  const [picking, pick] = useState<Picking>(null);
  const [swapping, setSwapping] = useState<number | null>(null);
  const { ready } = useLists(edition);
  const level = list?.draft.level ?? null;
  const rivals = rivalsOf(question);
  const asked = useMemo(
    () => ({ rules, level: level ?? 0, profiles: library.byId }),
    [rules, level, library],
  );
  const take = (one: Contender): void => {
    const contender = { ...one, draft: { ...one.draft, edition } };
    if (picking?.for === 'list') onChange({ list: contender, variant: null });
    else onChange({ against: kind === 'duel' ? [contender] : [...against, contender] });
    pick(null);
  };
  const faultOf = ({ draft, from }: Contender): string | null => {
    // Cards that came along with a pasted list are not in the library yet.
    if (from === 'pasted' && draft.cards !== undefined) return null;
    if (level !== null && draft.level !== level) return t('laboratory.list.otherLevel', { n: level });
    const [fault] = checkTeam(draft.team, { rules, level: draft.level, profiles: library.byId }).faults;
    return fault === undefined ? null : faultWords(t, fault);
  };
  const others = ready.filter(
    ({ draft }) => draft.level === level && !against.some((one) => one.draft.team.name === draft.team.name),
  );
  return (
    <div className="lab-lists">
      <Panel
        label={t('laboratory.list')}
        headTeam="a"
        head={
          <>
            <span>
              <TeamShape team="a" look="onTeam" size={22} /> {t('laboratory.list')}
            </span>
          </>
        }
      >
        <div className="lab-panel">
          {list !== null && (
            <ListRow
              team={list.draft.team}
              cards={library.byId}
              side="a"
              line={t('laboratory.list.line', { n: list.draft.level, from: list.from })}
              fault={faultOf(list)}
            />
          )}
          <div className="buttons">
            <Button icon="people" onPress={() => pick({ for: 'list', by: 'shelf' })}>
              {t(list === null ? 'laboratory.list.choose' : 'laboratory.list.other')}
            </Button>
            <Button icon="book" onPress={() => pick({ for: 'list', by: 'paste' })}>
              {t('laboratory.list.paste')}
            </Button>
          </div>
          {kind === 'swap' && list !== null && (
            <div className="lab-swap">
              <h4>{t('laboratory.swap.who')}</h4>
              <ul className="lab-swap__cards">
                {list.draft.team.cards.map(({ profile }, at) => {
                  const next = variant?.draft.team.cards[at]?.profile ?? profile;
                  const name = library.byId[profile]?.short ?? profile;
                  return (
                    <li key={`${profile} ${at}`} data-swapped={next !== profile}>
                      <span>
                        {next === profile ? (
                          name
                        ) : (
                          <>
                            <s>{name}</s> <b>{library.byId[next]?.short ?? next}</b>
                          </>
                        )}
                      </span>
                      <SwapButton card={name} onPress={() => setSwapping(at)} />
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
        </div>
      </Panel>
      <Panel
        label={t('laboratory.against')}
        headTeam="b"
        head={
          <span>
            <TeamShape team="b" size={22} look="onTeam" /> {t('laboratory.against')}
          </span>
        }
      >
        <div className="lab-panel">
          {kind === 'swap' && rivals.length === 0 && (
            <p className="lab-note">{t('laboratory.against.itself')}</p>
          )}
          {rivals.map((one, at) => (
            <ListRow
              key={at}
              team={one.draft.team}
              cards={library.byId}
              side="b"
              line={t('laboratory.list.line', { n: one.draft.level, from: one.from })}
              fault={faultOf(one)}
            >
              <Button
                look="icon"
                icon="cross"
                label={t('laboratory.against.remove', { list: one.draft.team.name })}
                onPress={() => onChange({ against: against.filter((other) => other !== one) })}
              />
            </ListRow>
          ))}
          <div className="buttons">
            <Button icon="plus" onPress={() => pick({ for: 'against', by: 'shelf' })}>
              {t(
                kind === 'duel' && rivals.length > 0 ? 'laboratory.against.other' : 'laboratory.against.add',
              )}
            </Button>
            <Button icon="book" onPress={() => pick({ for: 'against', by: 'paste' })}>
              {t('laboratory.against.paste')}
            </Button>
            {kind !== 'duel' && others.length > 0 && (
              <Button onPress={() => onChange({ against: [...against, ...others] })}>
                {t('laboratory.against.ready', { n: others.length })}
              </Button>
            )}
          </div>
        </div>
      </Panel>
      <PickDialog
        open={picking?.by === 'shelf'}
        title={t(picking?.for === 'list' ? 'laboratory.list.choose' : 'laboratory.against.add')}
        side={picking?.for === 'list' ? 'a' : 'b'}
        edition={edition}
        rules={rules}
        library={library}
        level={picking?.for === 'against' ? level : null}
        onClose={() => pick(null)}
        onPaste={() => picking !== null && pick({ ...picking, by: 'paste' })}
        onTake={take}
      />
      <PasteDialog
        open={picking?.by === 'paste'}
        library={library}
        edition={edition}
        onClose={() => pick(null)}
        onTake={(draft) => take({ draft, from: 'pasted' })}
      />
      {list !== null && (
        <SwapDialog
          draft={list.draft}
          at={swapping}
          question={asked}
          library={library}
          onClose={() => setSwapping(null)}
          onTake={(contender) => {
            onChange({ variant: contender });
            setSwapping(null);
          }}
        />
      )}
    </div>
  );
}
