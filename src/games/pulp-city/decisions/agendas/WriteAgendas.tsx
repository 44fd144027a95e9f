import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { AgendaId, AgendaPick } from '../../../../systems/pulp-city/model/agendas.ts';
import { type AgendaOffer, agendaOffers } from '../../../../systems/pulp-city/view/setup/agendas.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Options } from '../../../../ui/kit/Options.tsx';
import { freshSalt } from '../../../../ui/shell/seed.ts';
import { HandOver } from '../../../../ui/shell/hand-over/HandOver.tsx';
import { cardSign } from '../../panels/card/card-options.ts';
import { useWorld } from '../../use-game.ts';
import { cardName } from '../../words/names.ts';
import { DecisionFrame } from '../DecisionFrame.tsx';
import type { DecisionProps } from '../props.ts';
import { agendaNote } from '../../words/agenda-note.tsx';

/** A Team writes its Agendas down; the others see nothing but the seal. @rule PC-AGENDA-01 @rule PC-AGENDA-02 */
export function WriteAgendas(props: DecisionProps<'writeAgendas'>) {
  const t = useT();
  return (
    <HandOver team={props.decision.by} what={t('cover.what.agendas')}>
      <Sheet {...props} />
    </HandOver>
  );
}

function Sheet({ decision, answer }: DecisionProps<'writeAgendas'>) {
  const t = useT();
  const w = useWorld();
  const [picks, put] = useState<readonly AgendaPick[]>([]);
  const { by, most } = decision;
  const offers = agendaOffers(w, decision);
  const toggle = (agenda: AgendaId): void =>
    put(
      picks.some((one) => one.agenda === agenda)
        ? picks.filter((one) => one.agenda !== agenda)
        : [...picks, { agenda }].slice(-Math.max(1, most)),
    );
  const naming = offers.filter(({ agenda, nominees }) => nominees.length > 0 && picked(picks, agenda));
  const unnamed = naming.find(
    ({ agenda }) => picks.find((one) => one.agenda === agenda)?.nominee === undefined,
  );
  const seal = (chosen: readonly AgendaPick[]): void => answer({ picks: chosen, salt: freshSalt() });
  return (
    <DecisionFrame
      by={by}
      onBack={() => put([])}
      title={t('ask.agendas.title', { n: offers.length === 0 ? 0 : most })}
      note={t('ask.agendas.note')}
      foot={
        <>
          {picks.length > 0 && <Button onPress={() => put([])}>{t('ask.agendas.clear')}</Button>}
          <Button look="primary" closed={unnamed === undefined ? null : ''} onPress={() => seal(picks)}>
            {unnamed !== undefined
              ? t('ask.agendas.nameFirst', { agenda: t(`agenda.${unnamed.agenda}`) })
              : picks.length === 0
                ? t('ask.agendas.none')
                : t('ask.agendas.do', { n: picks.length })}
          </Button>
        </>
      }
    >
      <Options
        many
        label={t('term.agenda')}
        chosen={picks.map(({ agenda }) => agenda)}
        onChoose={toggle}
        options={offers.map(({ agenda }) => ({
          value: agenda,
          key: agenda,
          sign: 'book',
          team: by,
          title: t(`agenda.${agenda}`),
          note: agendaNote(t, agenda),
        }))}
      />
      {naming.map((offer) => (
        <Nominee
          key={offer.agenda}
          offer={offer}
          chosen={picks.find((one) => one.agenda === offer.agenda)?.nominee ?? null}
          onChoose={(nominee) =>
            put(picks.map((one) => (one.agenda === offer.agenda ? { ...one, nominee } : one)))
          }
        />
      ))}
    </DecisionFrame>
  );
}

const picked = (picks: readonly AgendaPick[], agenda: AgendaId): boolean =>
  picks.some((one) => one.agenda === agenda);

interface NomineeProps {
  readonly offer: AgendaOffer;
  readonly chosen: string | null;
  readonly onChoose: (card: string) => void;
}

function Nominee({ offer: { agenda, nominees }, chosen, onChoose }: NomineeProps) {
  const t = useT();
  const w = useWorld();
  const label = t('ask.agendas.name', { agenda: t(`agenda.${agenda}`) });
  return (
    <>
      <h3 className="label ask-label">{label}</h3>
      <Options
        label={label}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={onChoose}
        options={nominees.map((card) => ({
          value: card,
          key: card,
          sign: cardSign(w, card),
          title: cardName(w, card),
        }))}
      />
    </>
  );
}
