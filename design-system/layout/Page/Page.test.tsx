import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Page } from './Page.tsx';

test('a page has one level-1 heading that can receive focus', () => {
  renderInDesignSystem(<Page title="Jobs">Ten jobs.</Page>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Jobs' });
  heading.focus();
  expect(heading).toHaveFocus();
});

test('a page shows breadcrumbs and an introduction only if they are given', () => {
  const { rerender } = renderInDesignSystem(<Page title="Jobs">Ten jobs.</Page>);
  expect(screen.queryByRole('navigation')).toBeNull();
  rerender(
    <Page title="Jobs" breadcrumbItems={[{ label: 'Jobs' }]} description="All of them.">
      Ten jobs.
    </Page>,
  );
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByText('All of them.')).toBeVisible();
});

test('on a page with media, the actions are between introduction and media', () => {
  renderInDesignSystem(
    <Page
      title="Jobs"
      description="All of them."
      actions={<a href="/new">New</a>}
      media={<p>A picture</p>}
    >
      Ten jobs.
    </Page>,
  );
  const action = screen.getByRole('link', { name: 'New' });
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(screen.getByText('All of them.').compareDocumentPosition(action)).toBe(after);
  expect(action.compareDocumentPosition(screen.getByText('A picture'))).toBe(after);
});
