import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ScrollArea } from './ScrollArea.tsx';

test('a scroll area whose content fits cannot be focused', () => {
  renderInDesignSystem(
    <ScrollArea aria-label="Rules" data-testid="area">
      One rule.
    </ScrollArea>,
  );
  expect(screen.getByTestId('area')).not.toHaveAttribute('tabindex');
  expect(screen.queryByRole('group')).toBeNull();
});

test('a scroll area can be focused once rows that are added later overflow', async () => {
  let measure = () => undefined as unknown;
  const observed: Element[] = [];
  class Observer {
    constructor(callback: () => void) {
      measure = callback;
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      observed.length = 0;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const area = (rows: string[]) => (
    <ScrollArea aria-label="Rules" data-testid="area">
      {rows.map((row) => (
        <p key={row}>{row}</p>
      ))}
    </ScrollArea>
  );
  const { rerender } = renderInDesignSystem(area(['One']));
  rerender(area(['One', 'Two']));
  await waitFor(() => expect(observed).toContain(screen.getByText('Two')));
  Object.defineProperty(screen.getByTestId('area'), 'scrollHeight', { value: 100 });
  act(() => void measure());
  expect(screen.getByRole('group', { name: 'Rules' })).toHaveAttribute('tabindex', '0');
  vi.unstubAllGlobals();
});
