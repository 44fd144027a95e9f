import { useState } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { CardProfile } from '../../../../systems/pulp-city/model/profile.ts';
import { Button } from '../../../../ui/kit/Button.tsx';
import { type Term, TERM_KEYS, type TermKey, termOf } from '../../words/glossary.ts';
import '../glossary.css';

/** What can be read on every Supreme. */
const ALWAYS: readonly TermKey[] = ['card.health', 'term.fatigue', 'trait.trump', 'bar.sfx'];

/** The words of the field on a card, as one meets them from top to bottom. */
export function termsOnCard(profile: CardProfile): readonly TermKey[] {
  const { actions, apLimit, movement, role } = profile;
  const uses = actions.flatMap((action) => action.uses.map(({ type }) => `actionType.${type}.name`));
  const effects = actions.flatMap((action) =>
    [...action.effects, ...action.sfx.flatMap((choice) => choice.effects)].map(({ fx }) => `effect.${fx}`),
  );
  const printed = [
    `role.${role ?? ''}`,
    `movement.${movement.type}`,
    ...(movement.stealth ? ['movement.stealth'] : []),
    ...(apLimit === null ? ['kind.minion'] : ['card.apLimit']),
    ...ALWAYS,
    ...uses,
    ...effects,
  ];
  return [...new Set(printed)].flatMap((one) => TERM_KEYS.filter((key) => key === one));
}

interface ExplainCardProps {
  readonly profile: CardProfile;
  readonly edition: string;
}

/** Every word on a card in plain words, for whoever reads it for the first time. */
export function ExplainCard({ profile, edition }: ExplainCardProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const terms = open ? termsOnCard(profile).map((key) => termOf(key, edition, t.lang)) : [];
  return (
    <section className="explain">
      <Button icon="question" pressed={open} onPress={() => setOpen(!open)}>
        {t('explain.card')}
      </Button>
      {open && (
        <>
          <p>{t('explain.intro', { name: profile.short })}</p>
          <dl>{terms.map(explained)}</dl>
        </>
      )}
    </section>
  );
}

const explained = ({ key, rule, text, word }: Term) => (
  <div key={key} data-rule={rule}>
    <dt>{word}</dt>
    <dd>{text}</dd>
  </div>
);
