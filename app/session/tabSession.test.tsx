import { DesignSystemProvider, notify, LazyNoticeRegion } from '@byline/design-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlContext, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { useClearUser } from './tabSession.ts';
import { expectVisible } from '../testing/expectVisible.ts';

function ClearButton() {
  const clearUser = useClearUser();
  return <button onClick={() => void clearUser()}>Clear</button>;
}

test('the notices are removed with the user, so that the next user does not see them', async () => {
  render(
    <IntlProvider locale="en">
      <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
        <LazyNoticeRegion />
        <ClearButton />
      </DesignSystemProvider>
    </IntlProvider>,
  );
  notify({ tone: 'success', text: 'Application sent to Northwind Tea.' });
  await expectVisible('Application sent to Northwind Tea.');
  // Loaded before, because the notice disappears by itself after four seconds.
  await import('../device/userTraces.ts');
  await userEvent.click(screen.getByText('Clear'));
  await waitFor(() => expect(screen.queryByText('Application sent to Northwind Tea.')).toBeNull(), {
    timeout: 2_000,
  });
});
