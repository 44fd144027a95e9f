import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { translate } from '../../../src/i18n/translate.ts';
import { clauseSentences } from '../../../src/games/pulp-city/words/clauses.ts';
import { cardFiles, loaded } from '../cards/card-files.ts';
import { ROLE_CLAUSES } from '../../../src/systems/pulp-city/powers/roles.ts';
import { FACTION_CARDS } from '../../../src/systems/pulp-city/cards/faction-cards.ts';
test('print', () => {
  const out: string[] = [];
  const say = (name: string, c: any, text?: string) => { out.push(`## ${name}${text ? ' | ' + text : ''}`, JSON.stringify(c), '  EN ' + clauseSentences(translate('en'), [c])[0], '  FR ' + clauseSentences(translate('fr'), [c])[0]); };
  for (const [r, cs] of Object.entries(ROLE_CLAUSES)) for (const c of cs) say(r, c);
  for (const f of cardFiles.values()) { const card = loaded(f); for (const p of [...card.powers, ...card.actions.flatMap((a) => a.specials ?? [])]) for (const c of p.clauses) say(`${card.id}/${p.name}`, c, p.text.en); }
  writeFileSync('/tmp/printed.txt', out.join('\n'));
});
