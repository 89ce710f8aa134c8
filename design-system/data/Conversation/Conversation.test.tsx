import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Conversation, type ConversationMessage } from './Conversation.tsx';

// A mock, so that a test can count the renders of each text.
const renderText = vi.fn((text: string) => <p>{text}</p>);

function Text({ children }: { children: string }) {
  return renderText(children);
}

function createMessage(
  id: string,
  from: ConversationMessage['from'],
  sentAt: string,
  author?: string,
): ConversationMessage {
  return { id, from, sentAt, content: <Text>{`text ${id}`}</Text>, ...(author && { author }) };
}

const messages = [
  createMessage('1', 'other', '2026-03-04T09:00:00', 'Tidal'),
  createMessage('2', 'other', '2026-03-04T09:10:00', 'Tidal'),
  createMessage('3', 'other', '2026-03-04T11:10:00', 'Tidal'),
  createMessage('4', 'own', '2026-03-04T11:20:00', 'You'),
  createMessage('5', 'event', '2026-03-04T11:21:00'),
  createMessage('6', 'own', '2026-03-05T08:00:00', 'You'),
  createMessage('7', 'own', '2026-03-05T08:01:00', 'You'),
];

const getItem = (id: string) => screen.getByText(`text ${id}`).closest('li') as HTMLElement;
/** Returns whether a message is the first of a run: messages of one author in a short time. */
const startsRun = (id: string) => getItem(id).hasAttribute('data-first');
const label = 'Messages';
const newLabel = 'New messages';

test('each message has its author before its text and its time after it', () => {
  renderInDesignSystem(<Conversation aria-label={label} newLabel={newLabel} items={messages} />);
  expect(getItem('2').textContent).toMatch(/^Tidaltext 2.*9:10/);
  expect(getItem('7').textContent).toMatch(/^Youtext 7.*8:01/);
  expect(getItem('5').textContent).toMatch(/^text 5.*11:21/);
});

test('the time of a message may be a Date or a number', () => {
  const sentAt = new Date(2026, 2, 4, 9);
  const timed: ConversationMessage[] = [
    { id: '1', from: 'other', sentAt, content: 'text 1' },
    { id: '2', from: 'other', sentAt: sentAt.getTime() + 10 * 60_000, content: 'text 2' },
  ];
  renderInDesignSystem(<Conversation aria-label={label} newLabel={newLabel} items={timed} />);
  expect(['1', '2'].filter(startsRun)).toEqual(['1']);
  expect(getItem('2').querySelector('time')).toHaveTextContent('9:10');
  expect(getItem('2').querySelector('time')).toHaveAttribute(
    'datetime',
    new Date(2026, 2, 4, 9, 10).toISOString(),
  );
});

test('a run ends after an hour, with the day, at an event and at the unread line', () => {
  renderInDesignSystem(
    <Conversation aria-label={label} newLabel={newLabel} items={messages} firstUnreadId="7" />,
  );
  expect(['1', '2', '3', '4', '5', '6', '7'].filter(startsRun)).toEqual([
    '1',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
  // The last message of each run shows its time.
  const textsWithTime = [...document.querySelectorAll('time[data-shown]')].map(
    (time) => time.closest('li')?.textContent.match(/text \d/)?.[0],
  );
  expect(textsWithTime).toEqual(['text 2', 'text 3', 'text 4', 'text 5', 'text 6', 'text 7']);
});

test('a day is named once, before its first message', () => {
  renderInDesignSystem(<Conversation aria-label={label} newLabel={newLabel} items={messages} />);
  const named = ['1', '2', '4', '6', '7'].filter((id) => /Mar/.test(getItem(id).textContent));
  expect(named).toEqual(['1', '6']);
});

test('the line above the first unread message is an item of the list', () => {
  renderInDesignSystem(
    <Conversation
      aria-label={label}
      newLabel={newLabel}
      items={messages}
      firstUnreadId="3"
      unreadLabel="Unread"
    />,
  );
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items[2]).toBe('Unread');
  expect(items[3]).toContain('text 3');
});

test('the log has only messages that arrive later, not older or unsent messages', () => {
  const render = (sent: ConversationMessage[], unsent: ConversationMessage[] = []) => (
    <Conversation aria-label={label} newLabel={newLabel} items={sent} unsentItems={unsent} />
  );
  const { rerender } = renderInDesignSystem(render(messages.slice(2, 5)));
  const log = screen.getByRole('log', { name: newLabel });
  expect(log).toHaveTextContent('');
  rerender(render(messages.slice(0, 6), [createMessage('8', 'own', '2026-03-05T09:00:00', 'You')]));
  expect(log).toHaveTextContent(/text 6/);
  expect(within(log).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('text 8');
});

test('a message that has arrived is shown once while it is still among the unsent ones', () => {
  renderInDesignSystem(
    <Conversation
      aria-label={label}
      newLabel={newLabel}
      items={messages}
      unsentItems={messages.slice(-1)}
    />,
  );
  expect(screen.getAllByText('text 7')).toHaveLength(1);
});

test('a new message does not render the others again', () => {
  const { rerender } = renderInDesignSystem(
    <Conversation aria-label={label} newLabel={newLabel} items={messages.slice(0, 6)} />,
  );
  renderText.mockClear();
  rerender(<Conversation aria-label={label} newLabel={newLabel} items={messages} />);
  // The previous message is no longer the last of its run, but React reuses its content.
  expect(renderText.mock.calls).toEqual([['text 7']]);
});

test('a conversation without messages shows the empty content and the composer', () => {
  renderInDesignSystem(
    <Conversation
      aria-label={label}
      newLabel={newLabel}
      items={[]}
      empty={<p>Ask anything.</p>}
      composer={<button type="submit">Send</button>}
    />,
  );
  expect(screen.getByText('Ask anything.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
});

test('messages stay out of the log after the newest initial one was deleted', () => {
  const render = (sent: ConversationMessage[]) => (
    <Conversation aria-label={label} newLabel={newLabel} items={sent} />
  );
  const { rerender } = renderInDesignSystem(render(messages.slice(0, 6)));
  rerender(render([...messages.slice(0, 5), ...messages.slice(6)]));
  const log = screen.getByRole('log', { name: newLabel });
  expect(within(log).getAllByRole('listitem')).toHaveLength(1);
  expect(log).toHaveTextContent(/text 7/);
});

test('a conversation that is scrolled up stays there when the newest message is deleted, and shows an own one', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  // The end of the lists is 200 px below the area that scrolls.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const bottom = this.querySelector(':scope > ol') ? 200 : 0;
    return { top: 0, bottom, height: bottom } as DOMRect;
  });
  const scrollBy = vi.fn();
  Element.prototype.scrollBy = scrollBy;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollBy');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const render = (sent: ConversationMessage[]) => (
    <Conversation aria-label={label} newLabel={newLabel} items={sent} />
  );
  const withOwn = messages.slice(0, 4);
  const { rerender } = renderInDesignSystem(render([...withOwn, messages[4]!]));
  scrollBy.mockClear();
  rerender(render(withOwn));
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(render([...withOwn, messages[5]!]));
  expect(scrollBy).toHaveBeenCalledOnce();
});
