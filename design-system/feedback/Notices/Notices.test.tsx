import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getAnnounced } from '../../testing/announced.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { clearNotices, notify } from './notices.ts';
import { NoticeRegion } from './NoticeRegion.tsx';
import { useNoticeHistory } from './noticeHistory.ts';

function History() {
  const notices = useNoticeHistory();
  return (
    <ul aria-label="History">
      {notices.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(clearNotices);
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

function show(...notices: Parameters<typeof notify>[0][]) {
  act(() => notices.forEach((notice) => notify(notice)));
}

/** Advances the clock. */
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('a success is announced, a danger is an alert', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Saved.', tone: 'success' }, { text: 'The code has expired.', tone: 'danger' });
  expect(getAnnounced()).toEqual(['Saved.']);
  expect(screen.getByRole('alert')).toHaveTextContent('The code has expired.');
  expect(screen.getByRole('region', { name: 'Notices' })).toBeVisible();
});

test('a notice stays for 4000 ms', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Saved.' });
  pass(3999);
  expect(screen.getByText('Saved.')).toBeVisible();
  pass(2);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a notice with an action stays until it is dismissed', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Card removed.', action: { label: 'Restore', onAction: vi.fn() } });
  pass(60_000);
  expect(screen.getByRole('button', { name: 'Restore' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Card removed.')).toBeNull();
});

test.each([
  ['pointer', (target: HTMLElement) => fireEvent.pointerEnter(target), fireEvent.pointerLeave],
  [
    'focus',
    (target: HTMLElement) => act(() => target.focus()),
    (target: HTMLElement) => act(() => target.blur()),
  ],
])('the %s within the region pauses the timer of a notice', (_, enter, leave) => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Saved.' });
  pass(3000);
  enter(screen.getByRole('region'));
  pass(20_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  // 3000 of 4000 ms have passed.
  leave(screen.getByRole('region'));
  pass(900);
  expect(screen.getByText('Saved.')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a notice that arrives while the pointer is in the region does not time out', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'First' });
  fireEvent.pointerEnter(screen.getByRole('region'));
  show({ text: 'Second' });
  pass(20_000);
  expect(screen.getByText('Second')).toBeVisible();
});

test.each(['', '   ', null, undefined])('nothing is shown for the text %o', (text) => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text, tone: 'danger' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notice shows markup from a server as text', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: '<b>Denied</b>', tone: 'danger' });
  expect(screen.getByRole('alert')).toHaveTextContent('<b>Denied</b>');
});

test('a notice can be dismissed by its button, by Escape, and by its caller', () => {
  renderInDesignSystem(<NoticeRegion />);
  let close: () => void = () => undefined;
  act(() => void (close = notify({ text: 'Third' })));
  show({ text: 'Second' }, { text: 'First' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('First')).toBeNull();
  fireEvent.keyDown(screen.getByText('Second'), { key: 'Escape' });
  expect(screen.queryByText('Second')).toBeNull();
  act(() => close());
  expect(screen.queryByText('Third')).toBeNull();
});

test('F6 focuses the region; dismissing the last notice returns the focus', () => {
  renderInDesignSystem(
    <>
      <NoticeRegion />
      <button>Save</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  act(() => button.focus());
  show({ text: 'Saved.' });
  fireEvent.keyDown(button, { key: 'F6' });
  expect(screen.getByRole('region', { name: 'Notices' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(button).toHaveFocus();
});

test('the action of a notice runs once and closes the notice', () => {
  const onAction = vi.fn();
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Card removed.', action: { label: 'Restore', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByText('Card removed.')).toBeNull();
});

test('the history has the last ten, newest first, until it is cleared', () => {
  renderInDesignSystem(<History />);
  show(...Array.from({ length: 12 }, (_, index) => ({ text: `Notice ${index + 1}` })));
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toHaveLength(10);
  expect(texts[0]).toBe('Notice 12');
  act(clearNotices);
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the region shows at most three notices at once, and others afterwards for their full duration', () => {
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Oldest' }, { text: 'B' }, { text: 'C' }, { text: 'D' });
  expect(screen.queryByText('Oldest')).toBeNull();
  pass(4001);
  expect(screen.getByText('Oldest')).toBeVisible();
  pass(4001);
  expect(screen.queryByText('Oldest')).toBeNull();
});

test('no notice times out while the tab is hidden, not even one that arrives then', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const setHidden = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    fireEvent(document, new Event('visibilitychange'));
  };
  renderInDesignSystem(<NoticeRegion />);
  show({ text: 'Before' });
  pass(3000);
  setHidden(true);
  show({ text: 'Meanwhile' });
  pass(60_000);
  setHidden(false);
  // 3000 of its 4000 ms had passed.
  expect(screen.getByText('Before')).toBeVisible();
  pass(1001);
  expect(screen.queryByText('Before')).toBeNull();
  expect(screen.getByText('Meanwhile')).toBeVisible();
  pass(3000);
  expect(screen.queryByText('Meanwhile')).toBeNull();
  hidden.mockRestore();
});

describe('the same notice', () => {
  const count = (text: string) => screen.queryAllByText(text).length;
  const retry = (onAction = vi.fn()) => ({ label: 'Retry', onAction });

  test.each([
    ['a failure', { text: 'Not saved.', tone: 'danger' }],
    ['a failure with an action', { text: 'Not saved.', tone: 'danger', action: retry() }],
    ['a failure with spaces', { text: ' Not saved. ', tone: 'danger' }],
  ] as const)('is there once for %s that repeats', (_, notice) => {
    renderInDesignSystem(<NoticeRegion />);
    show(notice, notice);
    show(notice);
    expect(count('Not saved.')).toBe(1);
  });

  test('of a failure has the newest action and its full duration', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    renderInDesignSystem(<NoticeRegion />);
    show({ text: 'Not saved.', tone: 'danger', action: retry(first) });
    show({ text: 'Not saved.', tone: 'danger', action: retry(second) });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    show({ text: 'Offline.', tone: 'danger' });
    pass(3000);
    show({ text: 'Offline.', tone: 'danger' });
    pass(3000);
    expect(count('Offline.')).toBe(1);
  });

  test('of two things that can be undone is there twice, as are different failures', () => {
    renderInDesignSystem(<NoticeRegion />);
    const undo = () => ({ text: 'Card removed.', action: { label: 'Undo', onAction: vi.fn() } });
    show(undo(), undo());
    expect(count('Card removed.')).toBe(2);
    act(clearNotices);
    show({ text: 'Not sent.', tone: 'danger' }, { text: 'Not saved.', tone: 'danger' });
    expect(count('Not sent.') + count('Not saved.')).toBe(2);
  });
});
