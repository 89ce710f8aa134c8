import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useLayoutEffect } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { IntlContext, IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { preferencesStore } from '../preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';

function Direction() {
  return <output>{useLocale().direction}</output>;
}

afterEach(() => preferencesStore.reset());

test('the provider sets language, direction and theme on the document', () => {
  preferencesStore.set({ theme: 'dark' });
  renderInDesignSystem(<p />, { locale: 'ar' });
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(document.body).toHaveClass('theme-dark');
});

test('the document has direction and theme before a component measures itself', () => {
  document.documentElement.dir = 'ltr';
  preferencesStore.set({ theme: 'dark' });
  const seen: string[] = [];
  function Measuring() {
    useLayoutEffect(() => {
      seen.push(document.documentElement.dir, document.body.className);
    }, []);
    return null;
  }
  renderInDesignSystem(<Measuring />, { locale: 'ar' });
  expect(seen).toEqual(['rtl', 'theme-dark']);
});

test('changing the theme renders no component', () => {
  const onRender = vi.fn();
  renderInDesignSystem(
    <Profiler id="page" onRender={onRender}>
      <Direction />
    </Profiler>,
  );
  onRender.mockClear();
  act(() => preferencesStore.set({ theme: 'dark' }));
  expect(document.body).toHaveClass('theme-dark');
  expect(onRender).not.toHaveBeenCalled();
});

test('changing the direction changes the document at once, and React Aria afterwards', async () => {
  renderInDesignSystem(<Direction />);
  act(() => preferencesStore.set({ direction: 'rtl' }));
  expect(document.documentElement.dir).toBe('rtl');
  expect(screen.getByRole('status')).toHaveTextContent('ltr');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('rtl'));
});

test('a search field does not render when React Aria follows the direction', async () => {
  const onRender = vi.fn();
  renderInDesignSystem(
    <>
      <Profiler id="search" onRender={onRender}>
        <SearchField label="Search jobs" />
      </Profiler>
      <Direction />
    </>,
  );
  onRender.mockClear();
  act(() => preferencesStore.set({ direction: 'rtl' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('rtl'));
  expect(onRender).not.toHaveBeenCalled();
});

test.each([
  ['en', 'rtl', 'rtl'],
  ['ar', 'ltr', 'ltr'],
  ['ar', 'auto', 'rtl'],
] as const)(
  'in %s with the direction %s, keys and overlays use %s',
  (locale, direction, expected) => {
    preferencesStore.set({ direction });
    renderInDesignSystem(<Direction />, { locale });
    expect(screen.getByRole('status')).toHaveTextContent(expected);
    expect(document.documentElement.dir).toBe(expected);
  },
);

test('the other direction leaves the region and the calendar of the language', () => {
  preferencesStore.set({ direction: 'rtl' });
  function Week() {
    const { locale, direction } = useLocale();
    const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
    return <output>{[direction, new Intl.Locale(locale).region, calendar].join(' ')}</output>;
  }
  render(
    <DesignSystemProvider locale="en-GB-u-ca-buddhist" navigate={() => undefined}>
      <Week />
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('rtl GB buddhist');
});

test('links go through the router with its base path, except links to other sites', async () => {
  const navigate = vi.fn();
  render(
    <DesignSystemProvider locale="en" navigate={navigate} useHref={(path) => `/portal${path}`}>
      <Link href="/jobs">Jobs</Link>
      <Link href="mailto:help@demo.test">Mail</Link>
      <Link href="https://example.com/">Elsewhere</Link>
    </DesignSystemProvider>,
  );
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/portal/jobs', 'mailto:help@demo.test', 'https://example.com/']);
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(navigate).toHaveBeenCalledWith('/jobs', undefined);
});

test('with intlContext, texts are in the language of the closest IntlProvider', async () => {
  const german = { 'ds.search.clear': 'Suche leeren' };
  render(
    <IntlProvider locale="de" messages={german}>
      <DesignSystemProvider intlContext={IntlContext}>
        <SearchField label="Suche" defaultValue="Tee" />
        <IntlProvider locale="fr" messages={{ 'ds.search.clear': 'Effacer' }}>
          <SearchField label="Recherche" defaultValue="thé" />
        </IntlProvider>
      </DesignSystemProvider>
    </IntlProvider>,
  );
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('button', { name: 'Suche leeren' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Effacer' })).toBeVisible();
});

test('with intlContext but without an IntlProvider, the error names both', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(() =>
    render(<DesignSystemProvider intlContext={IntlContext}> </DesignSystemProvider>),
  ).toThrow('With intlContext, DesignSystemProvider needs an IntlProvider around it.');
  vi.restoreAllMocks();
});

test('a provider within another has its language, unless it has its own', () => {
  render(
    <DesignSystemProvider locale="de" messages={{ 'ds.search.clear': 'Suche leeren' }}>
      <DesignSystemProvider defaults={{}}>
        <SearchField label="Suche" defaultValue="Tee" />
      </DesignSystemProvider>
      <DesignSystemProvider locale="en">
        <SearchField label="Search" defaultValue="tea" />
      </DesignSystemProvider>
    </DesignSystemProvider>,
  );
  expect(screen.getByRole('button', { name: 'Suche leeren' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clear search' })).toBeVisible();
});
