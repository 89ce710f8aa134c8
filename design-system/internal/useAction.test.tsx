import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button/Button.tsx';
import { LiveText } from '../primitives/LiveText/LiveText.tsx';
import { getAnnounced } from '../testing/announced.ts';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { useAction, type ActionOptions } from './useAction.ts';
import { useOfflineReason } from './useOfflineReason.ts';

const general = 'This could not be done. Please try again.';
const report = vi.fn();

beforeEach(() => vi.stubGlobal('reportError', report));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  report.mockClear();
});

type PayProps = ActionOptions & { pay: () => void | Promise<unknown> };

function Pay({ pay, ...options }: PayProps) {
  const { run, error, buttonProps, reasonProps } = useAction(pay, options);
  return (
    <>
      <Button {...buttonProps} onPress={run}>
        Pay
      </Button>
      <button onClick={() => run()}>Shortcut</button>
      <output>{error}</output>
      <LiveText {...reasonProps} />
    </>
  );
}

function renderPay(props: PayProps, describe?: (error: unknown) => { error: string } | undefined) {
  return renderInDesignSystem(
    <StrictMode>
      <Pay {...props} />
    </StrictMode>,
    describe && { describeError: describe },
  );
}

const getButton = () => screen.getByRole('button', { name: /Pay/ });
const press = () => userEvent.click(getButton());

/** Returns a spy whose calls are pending, and the functions that settle them. */
function createPending() {
  const ends: PromiseWithResolvers<void>[] = [];
  const pay = vi.fn(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { pay, ends };
}

function dispatch(event: Event): void {
  act(() => void window.dispatchEvent(event));
}

test('two presses before the next render run the action once', async () => {
  const { pay, ends } = createPending();
  renderPay({ pay });
  act(() => {
    getButton().click();
    getButton().click();
  });
  expect(pay).toHaveBeenCalledOnce();
  await act(async () => ends[0]?.resolve());
  await press();
  expect(pay).toHaveBeenCalledTimes(2);
});

test('the button shows that the action is pending', async () => {
  const { pay, ends } = createPending();
  renderPay({ pay });
  await press();
  expect(getButton()).toHaveAttribute('data-pending', 'true');
  await act(async () => ends[0]?.resolve());
  expect(getButton()).not.toHaveAttribute('data-pending');
});

test('the message of the portal is shown until the next run', async () => {
  const { pay, ends } = createPending();
  renderPay({ pay }, () => ({ error: 'Your card has expired.' }));
  await press();
  await act(async () => ends[0]?.reject(new Error('402')));
  expect(screen.getByRole('status')).toHaveTextContent('Your card has expired.');
  expect(report).not.toHaveBeenCalled();
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => ends[1]?.resolve());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['an error that the portal does not know', () => undefined],
  [
    'an error that the portal rethrows',
    (error: unknown) => {
      throw error;
    },
  ],
  ['a portal without messages', undefined],
  ['an empty message', () => ({ error: '' })],
])('%s is reported, and has a general message', async (_case, describe) => {
  renderPay({ pay: () => Promise.reject(new TypeError('broken')) }, describe);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(general);
  expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError('broken'));
});

test.each([['text'], [undefined], [null]])(
  'a rejection with %s instead of an error is a failure',
  async (reason) => {
    // oxlint-disable-next-line prefer-promise-reject-errors
    renderPay({ pay: () => Promise.reject(reason) });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(general);
  },
);

test('an exception of an action without a promise is a failure', async () => {
  const pay = vi.fn(() => {
    throw new Error('full');
  });
  renderPay({ pay });
  await press();
  expect(screen.getByRole('status')).toHaveTextContent(general);
  await press();
  expect(pay).toHaveBeenCalledTimes(2);
});

test('messages about fields are shown where there are no fields', async () => {
  renderInDesignSystem(<Pay pay={() => Promise.reject(new Error('422'))} />, {
    describeError: () => ({ errors: { amount: 'Too much.', card: '', iban: 'Too much.' } }),
  });
  await press();
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Too much.');
});

test('`onError` receives the message, also when the component has left the page', async () => {
  const { pay, ends } = createPending();
  const onError = vi.fn();
  const { unmount } = renderPay({ pay, onError }, () => ({ error: 'Your card has expired.' }));
  await press();
  unmount();
  await act(async () => ends[0]?.reject(new Error('402')));
  expect(onError).toHaveBeenCalledExactlyOnceWith('Your card has expired.');
});

test('a run that was pending when the user left neither ends nor fails the run after Back', async () => {
  const { pay, ends } = createPending();
  renderPay({ pay });
  await press();
  dispatch(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getButton()).not.toHaveAttribute('data-pending');
  await press();
  expect(pay).toHaveBeenCalledTimes(2);
  await act(async () => ends[0]?.reject(new Error('aborted')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(getButton()).toHaveAttribute('data-pending', 'true');
  await act(async () => ends[1]?.resolve());
  expect(getButton()).not.toHaveAttribute('data-pending');
});

function OfflinePay(props: PayProps) {
  return <Pay {...props} unavailableReason={useOfflineReason()} />;
}

test('offline the button is held and described by the reason, and nothing runs', async () => {
  const offline = 'You are offline. You can do this once you are back online.';
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const pay = vi.fn();
  renderInDesignSystem(<OfflinePay pay={pay} />);
  isOnline.mockReturnValue(false);
  dispatch(new Event('offline'));
  expect(getAnnounced()).toEqual([offline]);
  expect(getButton()).toHaveAccessibleDescription(offline);
  expect(getButton()).toHaveAttribute('aria-disabled', 'true');
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Shortcut' }));
  expect(pay).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  dispatch(new Event('online'));
  expect(screen.queryByText(offline)).toBeNull();
  await press();
  expect(pay).toHaveBeenCalledOnce();
});

test('run by other means than its button, an unavailable action announces the reason', async () => {
  const pay = vi.fn();
  renderPay({ pay, unavailableReason: 'The shop is closed.' });
  expect(getAnnounced()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Shortcut' }));
  await waitFor(() => expect(getAnnounced()).toEqual(['The shop is closed.']));
  expect(pay).not.toHaveBeenCalled();
});
