import { sayIn } from '../../../systems/pulp-city/model/book-words.ts';
import { playersOf } from '../../../kernel/ids.ts';
import { useState } from 'react';
import type { Bots, Level } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import { bookOf, bookWords, type Translator } from '../../../i18n/translate.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { LeaderChoice } from '../../../systems/pulp-city/view/setup/leaders.ts';
import { type SetupChoice, teamSheet, teamSheets } from '../../../systems/pulp-city/view/setup/setup.ts';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { PipRow } from '../../../ui/kit/Meters.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { PlayedBy } from '../../../ui/shell/machine/PlayedBy.tsx';
import { CardSheet } from '../panels/card/CardSheet.tsx';
import { faultWords } from '../words/faults.ts';
import { signOf } from '../words/icons.ts';
import { leaderCardName } from '../words/leader-names.ts';
import { Options } from '../../../ui/kit/Options.tsx';
import { LeaderCards } from './LeaderCards.tsx';
import { withTeam } from './setup-draft.ts';

interface TeamsStepProps {
  readonly choice: SetupChoice;
  readonly onChange: (choice: SetupChoice) => void;
  readonly bots: Bots;
  readonly onBots: (bots: Bots) => void;
}

/** Who plays each side and a ready-made Team for each side, its cards one tap away. */
export function TeamsStep({ choice, onChange, bots, onBots }: TeamsStepProps) {
  const t = useT();
  const [card, setCard] = useState<{ readonly profile: CardProfile; readonly side: TeamId } | null>(null);
  return (
    <div className="teams" data-count={playersOf(choice.teams).length}>
      {playersOf(choice.teams).map((side) => (
        <SideChoice
          key={side}
          side={side}
          choice={choice}
          bot={bots[side] ?? null}
          onBot={(level) => onBots(seatedAs(bots, side, level))}
          onChoose={(team) => onChange(withTeam(choice, side, team, bookOf(t.lang)))}
          onLeader={(led) => onChange({ ...choice, leaders: { ...choice.leaders, [side]: led } })}
          onCard={(profile) => setCard({ profile, side })}
        />
      ))}
      <Dialog
        open={card !== null}
        title={card?.profile.name ?? ''}
        closeLabel={t('common.close')}
        onClose={() => setCard(null)}
      >
        {card !== null && <CardSheet profile={card.profile} team={card.side} edition={choice.edition} />}
      </Dialog>
    </div>
  );
}

interface SideChoiceProps {
  readonly side: TeamId;
  readonly choice: SetupChoice;
  readonly bot: Level | null;
  readonly onBot: (level: Level | null) => void;
  readonly onChoose: (team: string) => void;
  readonly onLeader: (choice: LeaderChoice) => void;
  readonly onCard: (card: CardProfile) => void;
}

function SideChoice({ side, choice, bot, onBot, onChoose, onLeader, onCard }: SideChoiceProps) {
  const t = useT();
  const chosen = choice.teams[side];
  const sheet = teamSheet(chosen, choice.own);
  const title = t('setup.team.side', { side });
  return (
    <section className="side" data-team={side} aria-label={title}>
      <h3 className="side__head">
        <TeamShape team={side} size={22} look="onTeam" /> {title}
      </h3>
      <PlayedBy label={t('machine.playedBy.of', { team: title })} value={bot} onChange={onBot} />
      <Options
        label={title}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={onChoose}
        options={teamSheets(choice.own).map(({ team, models, health, apPlus, own }) => ({
          value: team.id,
          key: team.id,
          title: sayIn(team.name, bookWords(t.lang)),
          note: t(own?.recruited === undefined ? 'setup.team.sums' : 'setup.team.sumsOwn', {
            models,
            health,
            ap: apPlus,
          }),
          closed: closedWords(t, choice, team.level, own?.fault ?? null),
        }))}
      />
      {sheet?.own?.recruited === undefined ? (
        <LeaderCards
          side={side}
          cards={sheet?.cards ?? []}
          edition={choice.edition}
          chosen={choice.leaders[side]}
          onChange={onLeader}
        />
      ) : (
        <BuiltWith cards={sheet.own.recruited.leaderCards ?? []} />
      )}
      <ul className="side__cards" aria-label={t('setup.teams')}>
        {(sheet?.cards ?? []).map((profile, at) => (
          <li key={`${profile.id} ${at}`}>
            <button type="button" className="side__card" onClick={() => onCard(profile)}>
              <span className="option__sign" data-team={side}>
                <Icon name={signOf(profile)} size={22} />
              </span>
              <span className="side__name">
                <b>
                  {profile.modelsAtStart > 1
                    ? t('setup.team.several', { name: profile.short, n: profile.modelsAtStart })
                    : profile.short}
                </b>
                <small>{profile.role === null ? t(`kind.${profile.kind}`) : t(`role.${profile.role}`)}</small>
              </span>
              <span className="side__level" aria-hidden>
                <PipRow spent={profile.level} max={profile.level} />
              </span>
              <span className="visually-hidden">{t('setup.team.card')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const seatedAs = (bots: Bots, side: TeamId, level: Level | null): Bots => {
  const { [side]: _, ...others } = bots;
  return level === null ? others : { ...others, [side]: level };
};

/** Why a Team cannot be chosen; null: it can. */
function closedWords(
  t: Translator,
  { level: needed }: SetupChoice,
  level: number,
  fault: Refusal | null,
): string | null {
  if (level !== needed) return t('setup.team.wrongLevel', { n: level, needed });
  return fault === null ? null : t('setup.team.illegal', { why: faultWords(t, fault) });
}

/** The Leader cards that a Team was built with. */
function BuiltWith({ cards }: { readonly cards: readonly string[] }) {
  const t = useT();
  if (cards.length === 0) return null;
  return (
    <p className="side__built">
      <Icon name="star" size={18} />{' '}
      {t('setup.team.leaderCards', { cards: cards.map((one) => leaderCardName(t, one)) })}
    </p>
  );
}
