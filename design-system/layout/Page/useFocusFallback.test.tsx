import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusFallback } from './useFocusFallback.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
});
afterEach(() => void vi.useRealTimers());

/** Lets more time pass than the 100 ms after which the hook would move the focus. */
async function passFallback(): Promise<void> {
  // The hook's observer runs after the current task.
  await Promise.resolve();
  vi.advanceTimersByTime(200);
}

/** Renders a card whose button removes itself. */
function Action({ title }: { title: string }) {
  const [isDone, setDone] = useState(false);
  return (
    <article>
      <h2>{title}</h2>
      {!isDone && <button onClick={() => setDone(true)}>{`Do ${title}`}</button>}
    </article>
  );
}

/** Renders a page with two cards, of which the second can be removed. */
function Example() {
  const [hasSecond, setSecond] = useState(true);
  useFocusFallback();
  return (
    <main>
      <h1>Page</h1>
      <Action title="one" />
      {hasSecond && (
        <section>
          <h2>two</h2>
          <button onClick={() => setSecond(false)}>Remove all of two</button>
        </section>
      )}
      <button>Other</button>
    </main>
  );
}

test('when a focused button is removed, the heading of its card gets the focus', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Do one' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'one' })).toHaveFocus());
});

test('if the card is removed as well, the heading of the page gets the focus', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all of two' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus());
});

test('a focus that was set elsewhere meanwhile stays there', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Do one' }));
  screen.getByRole('button', { name: 'Other' }).focus();
  await passFallback();
  expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
});

/** Renders a list, then a job whose heading is empty while the job loads. */
function LoadingExample() {
  const [step, setStep] = useState<'list' | 'loading' | 'job'>('list');
  useFocusFallback();
  return (
    <main tabIndex={-1}>
      {step === 'list' && <button onClick={() => setStep('loading')}>Open</button>}
      {step === 'loading' && (
        <>
          <h1 tabIndex={-1} />
          <button onClick={() => setStep('job')}>Loaded</button>
        </>
      )}
      {step === 'job' && <h1>Job</h1>}
    </main>
  );
}

test('while a page is loading, the focus waits for its heading, because a part without a name is read only by its role', async () => {
  render(<LoadingExample />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await passFallback();
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Loaded' }).click();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Job' })).toHaveFocus());
});
