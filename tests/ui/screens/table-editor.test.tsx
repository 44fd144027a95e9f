import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TableEditor } from '../../../src/games/pulp-city/table-editor/TableEditor.tsx';
import { crossroads } from '../../../src/systems/pulp-city/tables/crossroads.ts';
import { appFor, renderIn } from '../panels/around.tsx';

function build() {
  const open = { id: 'own', text: '', order: 1, table: { ...crossroads, id: 'own' } };
  return renderIn(
    appFor({ want: null }),
    <TableEditor open={open} forThisVisit onBack={() => undefined} onPlay={() => undefined} />,
  );
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const legend = () => screen.getByRole('list', { name: 'Legend' }).textContent ?? '';
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const pick = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });

test('[PC-CITIZEN-12] what the rules say of a table is shown over it, with a legend', async () => {
  const { container } = build();
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
  press('Citizens');
  expect(legend()).toMatch(/^[1-9]\d* Citizens find room by the rules of 2017/);
  press('Citizens');
  press('Plot items');
  expect(legend()).toContain('3 items and zones');
  pick('Plot', '2013 smackdown');
  expect(legend()).toContain('It puts nothing on the table.');
  pick('Plot', '2017 territory');
  expect(legend()).toContain('4 items and zones');
  press('Sight');
  expect(container.querySelectorAll('.plan-eye')).toHaveLength(1);
  expect(legend()).toContain('not seen');
});

test('a patch of ground is chosen, changed, given a like on the other half, and taken away', () => {
  build();
  const names = () => [...list('Patches of ground').options].map(({ text }) => text);
  const before = names().length;
  pick('One more patch', 'sand');
  expect(names().at(-1)).toBe('Sand (12, 12)');
  const ground = within(screen.getByRole('region', { name: 'Ground' }));
  fireEvent.click(
    ground.getByRole('button', { name: /^From the west edge: less|less.*From the west edge/i }),
  );
  expect(names().at(-1)).toBe('Sand (11.5, 12)');
  pick('What it is', 'gravel');
  press('The same on the other half');
  expect(names().slice(-2)).toEqual(['Gravel (11.5, 12)', 'Gravel (12.5, 12)']);
  press('Take the patch away');
  press('Undo');
  expect(names()).toHaveLength(before + 2);
});
