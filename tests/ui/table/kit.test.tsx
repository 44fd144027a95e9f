import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/kit/Button.tsx';
import { ActionRow } from '../../../src/ui/kit/Card.tsx';
import { Dialog } from '../../../src/ui/kit/Dialog.tsx';
import { Stepper } from '../../../src/ui/kit/Stepper.tsx';
import { SwitchRow } from '../../../src/ui/kit/SwitchRow.tsx';
import { DiceTray, type TrayData } from '../../../src/ui/table/DiceTray.tsx';
import { SideView } from '../../../src/ui/table/SideView.tsx';
import { TableStage } from '../../../src/ui/table/TableStage.tsx';
import { scene, token } from './scene-samples.ts';

describe('a closed choice', () => {
  test('keeps its place, says why, and asks why when pressed', () => {
    const [onPress, onWhy] = [vi.fn<() => void>(), vi.fn<() => void>()];
    render(
      <Button closed="2 AP more needed" onPress={onPress} onWhy={onWhy}>
        Attack
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Attack/ });
    expect(button.textContent).toContain('2 AP more needed');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(onWhy).toHaveBeenCalledOnce();
  });

  test('shows the reason in place of the line', () => {
    render(<ActionRow name="Blink" cost={1} line="4 inches" closed="No AP left" />);
    expect(screen.getByRole('button').textContent).toContain('No AP left');
    expect(screen.getByRole('button').textContent).not.toContain('4 inches');
  });
});

describe('controls', () => {
  test('a stepper stops at its ends', () => {
    const onChange = vi.fn<(value: number) => void>();
    render(
      <Stepper
        value={2}
        min={0}
        max={2}
        onChange={onChange}
        label="Damage"
        lessLabel="less"
        moreLabel="more"
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'more' }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'less' }));
    expect(onChange).toHaveBeenCalledWith(1);
  });

  test('a switch is its whole row', () => {
    const onChange = vi.fn<(on: boolean) => void>();
    render(<SwitchRow on label="Power Up" onChange={onChange} />);
    fireEvent.click(screen.getByRole('switch', { name: 'Power Up' }));
    expect(onChange).toHaveBeenCalledWith(false);
  });

  test('a dialog shows nothing while it is closed', () => {
    render(
      <Dialog open={false} title="Why" closeLabel="Close" onClose={() => {}}>
        because
      </Dialog>,
    );
    expect(screen.queryByText('because')).toBeNull();
  });
});

const ROLL: TrayData = {
  key: 'first',
  left: { team: 'a', sign: 'ace', name: 'Ace', dice: [{ face: 6, best: true }], sum: '6 + 6', total: '12' },
  right: { team: 'b', sign: 'nuke', name: 'Nuke', dice: [{ face: 5 }], sum: '6 + 5', total: '11' },
  burst: { text: 'Hit', hit: true },
  strip: 'a strip',
};

describe('the dice tray', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const phase = () => document.querySelector('.tray')?.getAttribute('data-phase');

  test('settles by itself within half a second and says so once', () => {
    const onSettled = vi.fn<() => void>();
    render(<DiceTray data={ROLL} label="roll" onSettled={onSettled} />);
    expect(phase()).toBe('rolling');
    act(() => vi.advanceTimersByTime(500));
    expect(phase()).toBe('settled');
    act(() => vi.advanceTimersByTime(2000));
    expect(onSettled).toHaveBeenCalledOnce();
  });

  test('settles at any tap', () => {
    render(<DiceTray data={ROLL} label="roll" />);
    act(() => {
      fireEvent.pointerDown(document.body);
    });
    expect(phase()).toBe('settled');
  });

  test('falls anew for another roll', () => {
    const { rerender } = render(<DiceTray data={ROLL} label="roll" settled />);
    expect(phase()).toBe('settled');
    rerender(<DiceTray data={{ ...ROLL, key: 'second' }} label="roll" settled />);
    expect(phase()).toBe('rolling');
  });
});

describe('the table', () => {
  test('stands in a page without canvas or size and has a name', () => {
    render(<TableStage scene={scene([token('Ace', 12, 12)])} label="City table" />);
    expect(screen.getByRole('application', { name: 'City table' })).toBeTruthy();
  });

  test('explains a side view in words', () => {
    render(
      <SideView
        data={{
          title: 'Side view',
          verdict: 'blocked',
          words: 'roof edge in the way',
          distance: 6,
          distanceText: '4.8″',
          left: { team: 'a', sign: 'ace', baseMm: 30, elevation: 3 },
          right: { team: 'b', sign: 'nuke', baseMm: 40, elevation: 0 },
          obstacles: [{ from: -1, to: 2, height: 3, text: '3″' }],
          blockedAt: 2,
        }}
      />,
    );
    expect(screen.getByRole('img', { name: 'Side view: roof edge in the way' })).toBeTruthy();
  });
});
