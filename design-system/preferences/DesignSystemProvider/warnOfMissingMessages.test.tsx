import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormattedMessage, IntlContext, IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { PasswordField } from '../../inputs/PasswordField/PasswordField.tsx';
import { SelectField } from '../../inputs/SelectField/SelectField.tsx';
import { DesignSystemProvider } from './DesignSystemProvider.tsx';

let warn: MockInstance<typeof console.warn>;
let report: MockInstance<typeof console.error>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
  report = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

function renderIn(locale: string, children: ReactNode) {
  return render(
    <IntlProvider locale={locale}>
      <DesignSystemProvider intlContext={IntlContext}>{children}</DesignSystemProvider>
    </IntlProvider>,
  );
}

const fields = (
  <>
    <PasswordField label="Password" />
    <SelectField label="City" options={[]} />
  </>
);

test('without the library’s messages, one warning explains what to pass', () => {
  renderIn('mt', fields);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(report).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/"mt".*loadDesignSystemMessages/);
});

test('a page without react-intl has the same warning', () => {
  render(<DesignSystemProvider locale="sm">{fields}</DesignSystemProvider>);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toMatch(/"sm".*loadCompiledMessages/);
});

test('a page in English of another region needs no messages', () => {
  renderIn('en-GB', fields);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeVisible();
  expect(report).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('a missing message of the portal is still reported', () => {
  renderIn('da', <FormattedMessage id="page.title" defaultMessage="Patients" />);
  expect(screen.getByText('Patients')).toBeVisible();
  expect(report).toHaveBeenCalledOnce();
  expect(String(report.mock.calls[0]?.[0])).toContain('page.title');
});

test('messages without a locale are ignored with a warning', () => {
  render(<DesignSystemProvider messages={{}}>{fields}</DesignSystemProvider>);
  expect(warn.mock.calls).toEqual([
    ['[@byline/design-system] DesignSystemProvider ignores messages without a locale.'],
  ]);
});
