import type { Cause } from '../../../systems/pulp-city/model/cause.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import type { LogFacts, Named } from '../../../systems/pulp-city/view/log/log-facts.ts';
import { descriptorWord } from '../../../i18n/descriptors.ts';
import type { Lang } from '../../../i18n/language.ts';
import { ruleText } from '../../../i18n/rules.ts';
import { bookWords, translate, translateOptional, type Translator } from '../../../i18n/translate.ts';
import type { Telling } from '../../../ui/shell/log/story.ts';

export type EventType = Event['type'];
/** Also picks an event that shares its shape with another type. */
export type EventNamed<T extends EventType> = Event extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

/** What a Citizen is known by. */
export const CITIZEN = 'citizen';

type Told = Pick<Telling, 'text'> & Partial<Telling>;

/** null: there is nothing to tell. */
export type Narrator<T extends EventType> = (event: EventNamed<T>, say: Say) => Told | null;
export type Narrators<T extends EventType> = { readonly [K in T]: Narrator<K> };

/** The words of one language for the things of one Encounter. */
export class Say {
  readonly t: Translator;
  readonly lang: Lang;
  readonly facts: LogFacts;

  constructor(facts: LogFacts, lang: Lang) {
    this.facts = facts;
    this.lang = lang;
    this.t = translate(lang);
  }

  named(thing: Named): string {
    if (thing.name === null) {
      if (thing.kind === 'area') return this.t('environment.danger');
      if (thing.look === CITIZEN) {
        const name = this.t('kind.citizen');
        return thing.number === null ? name : this.t('log.model', { name, n: String(thing.number) });
      }
      return this.optional(`look.${thing.look}`) ?? this.optional(`terrain.${thing.kind}`) ?? '';
    }
    const plain = thing.kind === null ? thing.name : (this.optional(`place.${thing.name}`) ?? thing.name);
    const name =
      thing.number === null ? plain : this.t('log.model', { name: plain, n: String(thing.number) });
    return thing.alike === true && thing.team !== null
      ? this.t('log.ofTeam', { name, team: this.team(thing.team) })
      : name;
  }

  target(id: string): string {
    return this.named(this.facts.target(id));
  }

  targets(ids: readonly string[]): readonly string[] {
    return ids.map((id) => this.target(id));
  }

  card(id: string): string {
    return this.named(this.facts.card(id));
  }

  team(id: TeamId): string {
    return this.facts.team(id, bookWords(this.lang));
  }

  teamOf(target: string): TeamId | null {
    return this.facts.target(target).team;
  }

  optional(key: string, params?: Readonly<Record<string, string | number>>): string | undefined {
    return translateOptional(this.lang, key, params);
  }

  /** A Descriptor or a condition in words; names of Factions and of models stay as they are. */
  descriptor(word: string): string {
    return descriptorWord(this.t, word) ?? this.facts.condition(word, bookWords(this.lang));
  }

  /** Moves are Actions without a name on the card. */
  action(model: string, action: string): string {
    if (action === 'move') return this.t('movement.act');
    return action === 'climbHigh' ? this.t('movement.climbHigh') : this.facts.action(model, action);
  }

  effect(fx: string, params: Readonly<Record<string, string | number>> = {}): string {
    const text = this.optional(`effect.${fx}`, { x: '', of: '', what: '', ...params });
    return text === undefined ? fx : text.replace(/[\s/]+$/, '');
  }

  cause(cause: Cause): string | null {
    const { t, facts } = this;
    switch (cause.of) {
      case 'action': {
        const words = { name: this.target(cause.model), action: this.action(cause.model, cause.action) };
        return cause.reaction ? t('log.cause.reaction', words) : t('log.cause.action', words);
      }
      case 'cost':
        return t('log.cause.cost', { action: this.action(cause.model, cause.action) });
      case 'power':
        return (
          this.optional(`role.${cause.power}`) ??
          t('log.cause.power', { power: facts.power(cause.card, cause.power) })
        );
      case 'leaderCard':
        return this.leaderCard(cause.card);
      case 'environment': {
        const what = this.environment(cause.name);
        return cause.piece === undefined
          ? what
          : t('log.cause.environment', { what, piece: this.target(cause.piece) });
      }
      case 'masterPlan':
        return t('masterPlan.title');
      case 'rule':
        return ruleText(cause.rule, facts.edition, this.lang)?.title ?? null;
      case 'agreement':
        return t('log.cause.agreement');
    }
  }

  leaderCard(card: string): string {
    return this.optional(`leaderCard.${card}`) ?? card;
  }

  environment(name: 'fall' | 'crash' | 'hazard'): string {
    return this.t(name === 'hazard' ? 'environment.danger' : `environment.${name}`);
  }

  /** A line with its cause, and the rule that is the cause. */
  caused(text: string, cause: Cause, rest: Partial<Telling> = {}): Told {
    const rules = cause.of === 'rule' ? [cause.rule] : [];
    return { text, cause: this.cause(cause), ...rest, rules: [...rules, ...(rest.rules ?? [])] };
  }
}
