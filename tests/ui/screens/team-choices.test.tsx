/** What is chosen for a card, and for a Team, when it is recruited. */
import '../../../src/i18n/later-texts.ts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BuiltOn } from '../../../src/games/pulp-city/team/BuiltOn.tsx';
import { MemberChoices } from '../../../src/games/pulp-city/team/MemberChoices.tsx';
import { emptyDraft, type Entry, type TeamDraft } from '../../../src/games/pulp-city/library/draft.ts';
import type { TeamVerdict } from '../../../src/systems/pulp-city/teams/check-team.ts';
import { cardFile, in2013, loaded } from '../../pulp-city/cards/card-files.ts';
import { appFor, renderIn } from '../panels/around.tsx';

function choosing(id: string, smallerBase: number | null = null) {
  const profile = loaded(cardFile(id), in2013);
  const seen: Entry[] = [];
  function Choosing() {
    const [entry, setEntry] = useState<Entry>({ profile: id });
    return (
      <MemberChoices
        entry={entry}
        profile={profile}
        forms={[]}
        smallerBase={smallerBase}
        shown
        onChange={(next) => {
          seen.push(next);
          setEntry(next);
        }}
      />
    );
  }
  renderIn(appFor({ want: null }), <Choosing />);
  return () => seen.at(-1);
}

test('[PC-TEAM-17] a card each of whose models is another says what each is good for, and brings as many as its Level', () => {
  const chosen = choosing('cyber-dogs');
  const dogs = () => screen.getAllByRole('radio');
  expect(dogs().map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
  expect(dogs()[1]?.textContent).toContain('This model rolls 1 die more as Defender.');
  fireEvent.click(dogs()[2]!);
  expect(chosen()).toEqual({ profile: 'cyber-dogs', members: [3] });

  fireEvent.change(screen.getByLabelText('Level'), { target: { value: '4' } });
  expect(chosen()).toEqual({ profile: 'cyber-dogs', level: 4 });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Model 3/ }));
  expect(chosen()).toEqual({ profile: 'cyber-dogs', level: 4, members: [2, 3] });

  fireEvent.change(screen.getByLabelText('Level'), { target: { value: '6' } });
  expect(screen.queryByText('Model 1')).toBeNull();
});

test('[PC-CARD-04@2013] a model may be mounted on the smaller base that its edition allows', () => {
  const chosen = choosing('a-beast', 40);
  const base = screen.getByRole('switch', { name: /40 mm/ });
  fireEvent.click(base);
  expect(chosen()).toEqual({ profile: 'a-beast', baseMm: 40 });
  fireEvent.click(screen.getByRole('switch', { name: /40 mm/ }));
  expect(chosen()).toEqual({ profile: 'a-beast' });
});

test('[PC-TEAM-03] a Team that could be built on several things lets its player say on which', () => {
  const bases: TeamVerdict['bases'] = [{ alignment: 'Hero' }, { alignment: 'Villain' }, { faction: 'Grimm' }];
  const seen: TeamDraft[] = [];
  function Choosing({ open }: { readonly open: TeamVerdict['bases'] }) {
    const [draft, setDraft] = useState(emptyDraft('2017', 6, 'Six'));
    return (
      <BuiltOn
        draft={draft}
        bases={open}
        onChange={(next) => {
          seen.push(next);
          setDraft(next);
        }}
      />
    );
  }
  renderIn(appFor({ want: null }), <Choosing open={bases} />);
  const list = () => screen.getByLabelText('Built on');
  fireEvent.change(list(), { target: { value: 'Grimm' } });
  expect(seen.at(-1)?.team.builtOn).toEqual({ faction: 'Grimm' });
  fireEvent.change(list(), { target: { value: '' } });
  expect(seen.at(-1)?.team).not.toHaveProperty('builtOn');
});
