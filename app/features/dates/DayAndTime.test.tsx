import { DesignSystemProvider } from '@byline/design-system';
import { render } from '@testing-library/react';
import { IntlContext, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { getProductFormats } from '../../../contract/rules/formats.ts';
import { DayAndTime } from './DayAndTime.tsx';

test.each([
  ['Pacific/Kiritimati', 'Wed 2 Dec, 12:30 AM'],
  ['Pacific/Pago_Pago', 'Mon 30 Nov, 11:30 PM'],
])('day and time are in the zone of the account: %s', (timeZone, text) => {
  const { container } = render(
    <IntlProvider locale="en">
      <DesignSystemProvider intlContext={IntlContext} formats={getProductFormats('en', timeZone)}>
        <DayAndTime at="2026-12-01T10:30:00Z" />
      </DesignSystemProvider>
    </IntlProvider>,
  );
  expect(container).toHaveTextContent(text);
});
