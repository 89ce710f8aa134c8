import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const trail = [
  { title: 'Jobs', href: '/jobs' },
  { title: 'Morning tea', href: '/jobs/1' },
  { title: 'Submission' },
];

test('begins with a link home and ends with the page itself, which is no link', () => {
  renderInDesignSystem(<Breadcrumbs items={trail} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs', '/jobs/1']);
  expect(links[0]).toHaveAccessibleName('Home');
  expect(screen.getByText('Submission')).toHaveAttribute('aria-current', 'page');
});

test('the last crumb is no link even where it has an address', () => {
  renderInDesignSystem(<Breadcrumbs items={[{ title: 'Jobs', href: '/jobs' }]} />);
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
  expect(screen.getByText('Jobs')).toHaveAttribute('aria-current', 'page');
});

test('a crumb without an address is text, and only the last one is current', () => {
  renderInDesignSystem(<Breadcrumbs items={[{ title: 'Account' }, { title: 'Profile' }]} />);
  expect(screen.getByText('Account')).not.toHaveAttribute('aria-current');
});

test('two crumbs may have the same title', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInDesignSystem(
    <Breadcrumbs items={[{ title: 'Jobs', href: '/jobs' }, { title: 'Jobs' }]} />,
  );
  expect(screen.getAllByText('Jobs')).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

test('goes through the router', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Breadcrumbs items={trail} homeHref="/dashboard" />, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(navigate).toHaveBeenCalledWith('/dashboard', undefined);
});

test('a long trail is folded in the middle, and unfolds for good on request', async () => {
  const long = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
    title,
    href: `/${title}`,
  }));
  const { rerender } = renderInDesignSystem(<Breadcrumbs items={long} />);
  const shown = () => screen.getAllByRole('listitem').map((crumb) => crumb.textContent);
  expect(shown()).toEqual(['Home', 'One', '', 'Four', 'Five']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all steps' }));
  expect(shown()).toEqual(['Home', 'One', 'Two', 'Three', 'Four', 'Five']);
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  rerender(<Breadcrumbs items={[...long, { title: 'Six' }]} />);
  expect(shown()).toEqual(['Home', 'One', '', 'Five', 'Six']);
});

test('a step without an address takes the focus too when it is unfolded', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title }));
  renderInDesignSystem(<Breadcrumbs items={titles} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Two')).toHaveFocus();
});
