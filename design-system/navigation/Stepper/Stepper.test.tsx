import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'about', label: 'About you' },
  { id: 'phone', label: 'Phone' },
  { id: 'send', label: 'Send' },
];

const props = { 'aria-label': 'Set up your profile', items: steps, selectedKey: 'phone' };

test('each step has its state as text, and the current step is marked', () => {
  renderInDesignSystem(<Stepper {...props} />);
  expect(screen.getByRole('navigation', { name: 'Set up your profile' })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  // The marker of a step is its number, or a tick without text.
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Completed: About you',
    '2Current: Phone',
    '3Upcoming: Send',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

test('narrow screens show the progress as a sentence in the language of the page', () => {
  const { unmount } = renderInDesignSystem(<Stepper {...props} />);
  expect(screen.getByText('Step 2 of 3: Phone')).toBeInTheDocument();
  unmount();
  renderInDesignSystem(<Stepper {...props} />, { locale: 'zh-Hans' });
  expect(screen.getByText('第 2 步，共 3 步：Phone')).toBeInTheDocument();
});

test('only completed steps can be pressed', async () => {
  const onSelect = vi.fn();
  renderInDesignSystem(<Stepper {...props} onSelectionChange={onSelect} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Completed: About you' }));
  expect(onSelect.mock.calls).toEqual([['about']]);
});

test('completed steps with an href are links', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(
    <Stepper {...props} items={steps.map((step) => ({ ...step, href: `/setup/${step.id}` }))} />,
    { navigate },
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByRole('link', { name: 'Completed: About you' }));
  expect(navigate).toHaveBeenCalledWith('/setup/about', undefined);
});

test('a step with an error has this as text, whether it is completed or current', () => {
  renderInDesignSystem(
    <Stepper
      {...props}
      onSelectionChange={() => undefined}
      items={[
        { id: 'about', label: 'About you', isInvalid: true },
        { id: 'phone', label: 'Phone', isInvalid: true },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Error: About you' })).toBeVisible();
  expect(screen.getByText('Error:', { selector: '[aria-current] *' })).toBeVisible();
});
