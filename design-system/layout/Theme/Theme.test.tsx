import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Theme } from './Theme.tsx';

test('what is opened in a region has its theme and density', async () => {
  renderInDesignSystem(
    <Theme theme="dark" density="compact">
      <Popover trigger={<Button>Open</Button>} title="Fee">
        Two percent.
      </Popover>
    </Theme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fee' });
  const region = dialog.closest('.theme-dark');
  expect(region).toHaveAttribute('data-density', 'compact');
  expect(region?.parentElement).toBe(document.body);
});

test('a region without a theme has that of the region around it', () => {
  renderInDesignSystem(
    <Theme theme="dark">
      <Theme density="comfortable" className="mine">
        Text
      </Theme>
    </Theme>,
  );
  const inner = screen.getByText('Text');
  expect(inner).toHaveClass('mine');
  expect(inner.className).not.toContain('theme-');
  expect(inner).not.toHaveAttribute('data-theme');
  expect(inner.closest('.theme-dark')).not.toBeNull();
});
