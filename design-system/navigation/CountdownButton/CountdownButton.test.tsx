import { act, fireEvent, render as renderPlain, screen } from '@testing-library/react';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { expectSpeech } from '../../testing/expectSpeech.ts';
import { recordSpeech } from '../../testing/recordSpeech.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Form } from '../../inputs/Form/Form.tsx';
import { CountdownButton, type CountdownButtonProps } from './CountdownButton.tsx';

const start = Date.UTC(2026, 2, 5, 16, 12);

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

const button = () => screen.getByRole('button');
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function renderButton(availableAt: CountdownButtonProps['availableAt'], onPress = vi.fn()) {
  renderInDesignSystem(
    <CountdownButton availableAt={availableAt} onPress={onPress} readyMessage="Ask again.">
      Resend code
    </CountdownButton>,
  );
  return onPress;
}

test('the button shows the remaining time, and can be pressed only at its end', () => {
  const onPress = renderButton(start + 45_000);
  expect(button()).toHaveTextContent('in 0:45');
  expect(button()).toHaveAccessibleName('Resend code');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button());
  wait(44_000);
  expect(button()).toHaveTextContent('in 0:01');
  expect(button()).toHaveAccessibleName('Resend code');
  fireEvent.click(button());
  expect(onPress).not.toHaveBeenCalled();
  wait(1_000);
  expect(button()).toHaveAccessibleName('Resend code');
  fireEvent.click(button());
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([new Date(start + 45_000), '2026-03-05T16:12:45Z'])(
  'the time may be a Date or a text: %s',
  (availableAt) => {
    const onPress = renderButton(availableAt);
    expect(button()).toHaveTextContent('in 0:45');
    wait(45_000);
    fireEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
  },
);

test('the remaining time does not grow if the clock of the device is set back', () => {
  renderButton(start + 45_000);
  vi.setSystemTime(start - 3_600_000);
  wait(5_000);
  expect(button()).toHaveTextContent('in 0:40');
  expect(button()).toHaveAccessibleName('Resend code');
  wait(40_000);
  expect(button()).toHaveAccessibleName('Resend code');
});

test('nothing is announced during the countdown, and its end once', () => {
  renderButton(start + 2_000);
  expect(getAnnounced()).toEqual([]);
  wait(1_000);
  expect(getAnnounced()).toEqual([]);
  wait(1_000);
  expect(getAnnounced()).toEqual(['Ask again.']);
});

test('the remaining time is right after the tab was suspended', () => {
  renderButton(start + 45_000);
  vi.setSystemTime(start + 40_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button()).toHaveTextContent('in 0:05');
  expect(button()).toHaveAccessibleName('Resend code');
  vi.setSystemTime(start + 50_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button()).toHaveAccessibleName('Resend code');
});

test('a button without an end time is available at once', () => {
  renderButton(null);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(getAnnounced()).toEqual([]);
});

test('while the button has the focus, screen readers read the remaining time in a few steps, not with each second', async () => {
  vi.useRealTimers();
  // The recorder of speech follows the real time, also after the fake timers are installed.
  const setRealTimeout = setTimeout;
  const waitForSpeech = () =>
    act(() => new Promise<void>((resolve) => setRealTimeout(resolve, 40)));
  const speech = recordSpeech();
  vi.useFakeTimers({ now: start });
  renderButton(start + 45_000);
  act(() => button().focus());
  await waitForSpeech();
  for (let second = 0; second < 45; second += 1) {
    wait(1_000);
    await waitForSpeech();
  }
  speech.stop();
  expectSpeech(speech.heard(), [
    'Resend code, button, unavailable, Available within 45 seconds',
    'Available within 30 seconds',
    'Available within 10 seconds',
    'Ask again.',
  ]);
  expect(speech.faults()).toEqual([]);
});

test('a button whose end time was stored as something else is available at once', () => {
  renderButton(Number.NaN);
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('a button that submits a form does not submit it during the countdown', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  renderInDesignSystem(
    <form onSubmit={onSubmit}>
      <CountdownButton type="submit" availableAt={start + 2_000}>
        Resend code
      </CountdownButton>
    </form>,
  );
  fireEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  wait(2_000);
  fireEvent.click(button());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the end is announced also if the language was changed during the countdown', () => {
  const render = (locale: string) => (
    <DesignSystemProvider locale={locale} navigate={() => undefined}>
      <CountdownButton availableAt={start + 2_000} readyMessage="Ask again.">
        Resend code
      </CountdownButton>
    </DesignSystemProvider>
  );
  const { rerender } = renderPlain(render('en'));
  rerender(render('de'));
  wait(2_000);
  expect(getAnnounced()).toEqual(['Ask again.']);
});

test('a submit button is held while the form around it is unavailable, with the reason', () => {
  const getForm = (unavailableReason?: string) => (
    <Form unavailableReason={unavailableReason}>
      <CountdownButton type="submit" availableAt={start + 1000} aria-describedby="note">
        Sign in
      </CountdownButton>
      <CountdownButton>Resend code</CountdownButton>
      <p id="note">Third attempt.</p>
    </Form>
  );
  const { rerender } = renderInDesignSystem(getForm('You are offline.'));
  const submit = screen.getByRole('button', { name: 'Sign in' });
  wait(2000);
  expect(submit).toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription('Third attempt. You are offline.');
  const other = screen.getByRole('button', { name: 'Resend code' });
  expect(other).not.toHaveAttribute('aria-disabled', 'true');
  rerender(getForm());
  expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  expect(submit).toHaveAccessibleDescription('Third attempt.');
});
