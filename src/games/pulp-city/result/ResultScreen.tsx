import { othersOf, playersOf } from '../../../kernel/ids.ts';
import '../../../i18n/later-texts.ts';
import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { profileById } from '../../../systems/pulp-city/model/lookup.ts';
import { type OutcomeView, outcomeView, type TeamEnd } from '../../../systems/pulp-city/view/log/result.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Icon } from '../../../ui/kit/Icon.tsx';
import { HealthBar } from '../../../ui/kit/Meters.tsx';
import { TeamShape } from '../../../ui/kit/TeamShape.tsx';
import { useEvents } from '../narrate/use-story.ts';
import { ExportButton } from '../../../ui/shell/saves/ExportButton.tsx';
import { useApp, useWorld } from '../use-game.ts';
import type { ResultScreenProps } from '../../../ui/shell/game-face.ts';
import { signOf } from '../words/icons.ts';
import { cardName } from '../words/names.ts';
import './result.css';

/** Who has won, by how much and why: each Team in its half. */
export function ResultScreen({ onRematch, onClose, onChangeTeams }: ResultScreenProps) {
  const t = useT();
  const { session } = useApp();
  const w = useWorld();
  const events = useEvents();
  const view = useMemo(() => outcomeView(w, events), [w, events]);
  const { outcome, teams } = view;
  const sides = playersOf(teams);
  const winner = outcome?.winner ?? 'tie';
  const shared = outcome?.shared ?? [];
  const nameOf = (side: TeamId): string => teamNameIn(teams[side].name, t.lang);
  const headline =
    winner !== 'tie'
      ? t('result.wins', { team: nameOf(winner) })
      : shared.length > 0 && shared.length < sides.length
        ? t('result.shared', { teams: shared.map(nameOf) })
        : t('result.tie');
  return (
    <main className="result" data-winner={winner} data-teams={sides.length}>
      {sides.map((side) => (
        <Half key={side} end={teams[side]} wins={winner === side || shared.includes(side)} />
      ))}
      <section className="result__middle panel panel--loud" aria-label={t('result.title')}>
        <h1 aria-live="polite">{headline}</h1>
        {outcome !== null && <p className="result__why">{whyWords(view, t)}</p>}
        <ScoreTable view={view} />
        <div className="result__buttons">
          <ExportButton />
          <Button onPress={onClose}>{t('result.close')}</Button>
          <Button onPress={onChangeTeams ?? session.close}>{t('result.change')}</Button>
          <Button look="primary" onPress={onRematch}>
            {t('result.rematch')}
          </Button>
        </div>
      </section>
    </main>
  );
}

function whyWords({ outcome, teams }: OutcomeView, t: ReturnType<typeof useT>): string {
  if (outcome === null) return '';
  const [loser, more] = othersOf(playersOf(teams), outcome.winner === 'tie' ? 'a' : outcome.winner);
  if (loser === undefined) return '';
  return more === undefined
    ? t(`result.why.${outcome.why}`, { team: teamNameIn(teams[loser].name, t.lang) })
    : t('log.encounterWhyMore', { why: outcome.why });
}

function Half({ end, wins }: { readonly end: TeamEnd; readonly wins: boolean }) {
  const t = useT();
  const w = useWorld();
  const name = teamNameIn(end.name, t.lang);
  return (
    <section className="half" data-team={end.team} data-wins={wins} aria-label={name}>
      <header className="half__head">
        <TeamShape team={end.team} size={wins ? 56 : 40} look="onTeam" />
        <h2>{name}</h2>
        <p className="half__points">
          <b>{end.agendaPoints}</b>
          <span>{t('result.points', { n: end.agendaPoints })}</span>
        </p>
      </header>
      <ul className="half__cards" aria-label={t('result.cards')}>
        {end.cards.map((card) => {
          const name = cardName(w, card.card);
          const words = card.koed
            ? t('result.cardKo', { name })
            : t('result.card', { name, health: card.health, max: card.healthMax });
          return (
            <li key={card.card} className="end" data-koed={card.koed}>
              <Icon name={signOf(profileById(w, card.profile))} size={26} />
              <span className="end__words">
                {words}
                <HealthBar now={card.health} max={card.healthMax} />
              </span>
              <small>{t('card.level', { n: card.level })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ScoreTable({ view }: { readonly view: OutcomeView }) {
  const t = useT();
  const { teams, byRound, rounds } = view;
  const sides = playersOf(teams);
  const columns = sides.flatMap((side) => [
    { side, what: 'levels' as const, head: t('result.levels') },
    { side, what: 'damage' as const, head: t('result.damage') },
  ]);
  return (
    <table className="score">
      <caption>
        {t('result.table')} <small>{t('result.rounds', { n: rounds })}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('result.round')}
          </th>
          {sides.map((side) => (
            <th key={side} scope="colgroup" colSpan={2} data-team={side}>
              <TeamShape team={side} size={16} /> {teamNameIn(teams[side].name, t.lang)}
            </th>
          ))}
        </tr>
        <tr>
          {columns.map(({ side, what, head }) => (
            <th key={`${side} ${what}`} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byRound.map((line) => (
          <tr key={line.round}>
            <th scope="row">{line.round}</th>
            {columns.map(({ side, what }) => (
              <td key={`${side} ${what}`}>{line[what][side]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result.total')}</th>
          {columns.map(({ side, what }) => (
            <td key={`${side} ${what}`}>{teams[side][what]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
