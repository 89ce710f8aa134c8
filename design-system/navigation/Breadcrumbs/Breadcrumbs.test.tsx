import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [
  { label: 'Jobs', href: '/jobs' },
  { label: 'Morning tea', href: '/jobs/1' },
  { label: 'Submission' },
];

test('breadcrumbs start with a link home and end with the current page, which is not a link', () => {
  renderInDesignSystem(<Breadcrumbs items={items} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/jobs', '/jobs/1']);
  expect(links[0]).toHaveAccessibleName('Home');
  expect(screen.getByText('Submission')).toHaveAttribute('aria-current', 'page');
});

test('the last crumb is not a link even if it has an href', () => {
  renderInDesignSystem(<Breadcrumbs items={[{ label: 'Jobs', href: '/jobs' }]} />);
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
  expect(screen.getByText('Jobs')).toHaveAttribute('aria-current', 'page');
});

test('a crumb without an href is text, and only the last crumb is current', () => {
  renderInDesignSystem(<Breadcrumbs items={[{ label: 'Account' }, { label: 'Profile' }]} />);
  expect(screen.getByText('Account')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Profile')).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
});

test('two crumbs may have the same title', () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInDesignSystem(
    <Breadcrumbs items={[{ label: 'Jobs', href: '/jobs' }, { label: 'Jobs' }]} />,
  );
  expect(screen.getAllByText('Jobs')).toHaveLength(2);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

test('the links go through the router', async () => {
  const navigate = vi.fn();
  renderInDesignSystem(<Breadcrumbs items={items} homeHref="/dashboard" />, { navigate });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(navigate).toHaveBeenCalledWith('/dashboard', undefined);
});

test('the middle of a long path is collapsed; a button expands it until the path changes', async () => {
  const long = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
    label: title,
    href: `/${title}`,
  }));
  const { rerender } = renderInDesignSystem(<Breadcrumbs items={long} />);
  const getCrumbs = () => screen.getAllByRole('listitem').map((crumb) => crumb.textContent);
  expect(getCrumbs()).toEqual(['Home', 'One', '', 'Four', 'Five']);
  await userEvent.click(screen.getByRole('button', { name: 'Show full path' }));
  expect(getCrumbs()).toEqual(['Home', 'One', 'Two', 'Three', 'Four', 'Five']);
  expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  rerender(<Breadcrumbs items={[...long, { label: 'Six' }]} />);
  expect(getCrumbs()).toEqual(['Home', 'One', '', 'Five', 'Six']);
});

test('the first expanded crumb gets the focus even if it is not a link', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ label: title }));
  renderInDesignSystem(<Breadcrumbs items={titles} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Two')).toHaveFocus();
});
