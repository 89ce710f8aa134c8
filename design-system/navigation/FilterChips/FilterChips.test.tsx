import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { FilterChips } from './FilterChips.tsx';

const items = [
  { id: 'instagram', label: 'Instagram' },
  { id: 'tiktok', label: 'TikTok' },
];

test('the chips show the selected options and report changes', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <FilterChips
      aria-label="Platform"
      items={items}
      selectedKeys={['tiktok']}
      onSelectionChange={onChange}
    />,
  );
  expect(screen.getByRole('toolbar', { name: 'Platform' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'TikTok' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Instagram' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set(['tiktok', 'instagram']));
  await userEvent.click(screen.getByRole('button', { name: 'TikTok' }));
  expect(onChange).toHaveBeenLastCalledWith(new Set([]));
});

test('a click focuses the clicked chip, not the chip that had the focus before', async () => {
  renderInDesignSystem(
    <>
      <FilterChips
        aria-label="Platform"
        items={items}
        selectedKeys={[]}
        onSelectionChange={vi.fn()}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'TikTok' }));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await userEvent.click(screen.getByRole('button', { name: 'Instagram' }));
  expect(screen.getByRole('button', { name: 'Instagram' })).toHaveFocus();
});

test.each([
  { dir: 'ltr', next: '{ArrowRight}', previous: '{ArrowLeft}' },
  { dir: 'rtl', next: '{ArrowLeft}', previous: '{ArrowRight}' },
])(
  'arrow keys move the focus ($dir); Tab leaves the chips and returns to the last focused chip',
  async (keys) => {
    // The arrow keys follow the computed direction of the chips.
    document.documentElement.style.direction = keys.dir;
    renderInDesignSystem(
      <>
        <FilterChips
          aria-label="Platform"
          items={items}
          selectedKeys={['tiktok']}
          onSelectionChange={vi.fn()}
        />
        <button type="button">Elsewhere</button>
      </>,
    );
    const [instagram, tiktok] = ['Instagram', 'TikTok'].map((name) =>
      screen.getByRole('button', { name }),
    );
    await userEvent.tab();
    expect(instagram).toHaveFocus();
    await userEvent.keyboard(keys.previous);
    expect(instagram).toHaveFocus();
    await userEvent.keyboard(keys.next);
    expect(tiktok).toHaveFocus();
    await userEvent.keyboard(keys.next);
    expect(tiktok).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(tiktok).toHaveFocus();
    document.documentElement.style.direction = '';
  },
);

test('Tab moves to the selected option of a single selection', async () => {
  renderInDesignSystem(
    <FilterChips
      aria-label="Sort by"
      items={items}
      selectedKeys={['tiktok']}
      onSelectionChange={vi.fn()}
      selectionMode="single"
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'TikTok' })).toHaveFocus();
});

test('selecting an option adds nothing to its content, so that its width stays the same', () => {
  renderInDesignSystem(
    <FilterChips
      aria-label="Platform"
      items={items}
      selectedKeys={['tiktok']}
      onSelectionChange={vi.fn()}
    />,
  );
  const selected = screen.getByRole('button', { name: 'TikTok', pressed: true });
  expect(selected).toHaveAttribute('data-selected');
  expect(selected.innerHTML).toBe('<span>TikTok</span>');
});

test('a chip has the number of results after its label, shortened from a thousand', () => {
  renderInDesignSystem(
    <FilterChips
      aria-label="Platform"
      items={[
        { id: 'instagram', label: 'Instagram', count: 0 },
        { id: 'tiktok', label: 'TikTok', count: 1240 },
      ]}
      selectedKeys={[]}
      onSelectionChange={vi.fn()}
    />,
  );
  expect(screen.getByRole('button', { name: 'Instagram 0' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'TikTok 1.2K' })).toBeVisible();
});

test('pressing the selected option changes nothing in single selection', async () => {
  const onChange = vi.fn();
  renderInDesignSystem(
    <FilterChips
      aria-label="Sort by"
      items={items}
      selectedKeys={['tiktok']}
      onSelectionChange={onChange}
      selectionMode="single"
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'TikTok' }));
  expect(screen.getByRole('radio', { name: 'TikTok' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Instagram' }));
  expect(onChange.mock.calls).toEqual([[new Set(['tiktok'])], [new Set(['instagram'])]]);
});

test.each(['altKey', 'metaKey', 'ctrlKey'])(
  'arrows with %s stay with the browser, which goes back',
  (modifier) => {
    renderInDesignSystem(
      <FilterChips
        aria-label="Platform"
        items={items}
        selectedKeys={[]}
        onSelectionChange={vi.fn()}
      />,
    );
    const chip = screen.getByRole('button', { name: 'TikTok' });
    act(() => chip.focus());
    const isDefault = fireEvent.keyDown(chip, { key: 'ArrowLeft', [modifier]: true });
    expect(isDefault).toBe(true);
    expect(chip).toHaveFocus();
  },
);
