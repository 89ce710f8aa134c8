import {
  Fragment,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useProps } from '../../internal/useProps.ts';
import { useIsUnscripted } from '../../internal/useIsUnscripted.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { Area, Footer, Lists, Root } from './Conversation.styles.ts';
import { UnreadLine } from './UnreadLine.styles.ts';
import { ConversationEntry, type ConversationMessage } from './ConversationEntry.tsx';
import { placeEntries } from './placeEntries.ts';
import { useConversationScroll } from './useConversationScroll.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';
import { getWindow } from '../../internal/roots.ts';

export type { ConversationMessage } from './ConversationEntry.tsx';

export type ConversationProps = {
  /** The accessible name of the messages. */
  'aria-label': string;
  /** The accessible name of the messages that arrive while it is shown, which are announced: “New messages”. */
  newLabel: string;
  /** The messages, oldest first. The same object for the same message keeps long conversations fast. */
  items: readonly ConversationMessage[];
  /** Own messages that are not sent yet, after all others; none by default. They are not announced. */
  unsentItems?: readonly ConversationMessage[];
  /** The `id` of the first message that was unread when the conversation was opened. It opens there, with a line above the message. */
  firstUnreadId?: string | undefined;
  /** The text in that line. By default `newLabel`. */
  unreadLabel?: ReactNode;
  /** What is above the messages, such as a button that loads older ones. */
  start?: ReactNode;
  /** What is shown while there are no messages. */
  empty?: ReactNode;
  /** The form for a message, always visible: a `Composer`. */
  composer?: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Sets a CSS variable to the top of the conversation on its page, so that it can end at the lower edge of the window. */
function useTop(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      // A dialog is fixed in the window, so the scroll position of the page does not move it.
      const scrolled = element.closest('[role="dialog"]') ? 0 : getWindow(element).scrollY;
      const top = Math.round(element.getBoundingClientRect().top + scrolled);
      element.style.setProperty('--conversation-top', `${top}px`);
    };
    measure();
    // Content above the conversation may load later or wrap.
    const observer = new ResizeObserver(measure);
    observer.observe(element.ownerDocument.body);
    return () => observer.disconnect();
  }, [root]);
}

/** Returns whether the content of the area overflows it, so that the keyboard must be able to scroll it. */
function useIsScrollable(area: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(
        getComputedStyle(element).overflowY === 'auto' &&
          element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [area]);
  return isScrollable;
}

/**
 * Renders the messages between people, oldest first, from its place down to the lower edge of the window, with a composer below them. It
 * opens at the first unread message or the newest one. On phones the page scrolls and the composer stays at its lower edge.
 */
export function Conversation(given: ConversationProps) {
  const {
    'aria-label': label,
    newLabel,
    items,
    unsentItems,
    firstUnreadId,
    unreadLabel = newLabel,
    start,
    empty,
    composer,
    ref,
    ...props
  } = useProps('Conversation', given);
  if (isDevelopment) checkProps('Conversation', { items });
  const root = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const unreadLine = useRef<HTMLLIElement>(null);
  useSharedRef(root, ref);
  const [initialIds] = useState(() => new Set(items.map(({ id }) => id)));
  const sentIds = new Set(items.map(({ id }) => id));
  // A message that has arrived may still be among the unsent ones.
  const allMessages = [...items, ...(unsentItems ?? []).filter(({ id }) => !sentIds.has(id))];
  const isUnscripted = useIsUnscripted();
  useTop(root);
  useConversationScroll({
    root,
    area,
    unreadLine,
    keys: allMessages.map(({ id }) => id),
    isLastOwn: allMessages.at(-1)?.from === 'own',
    isHydrating: isUnscripted,
  });
  const isScrollable = useIsScrollable(area);
  const places = placeEntries(allMessages, firstUnreadId, isUnscripted);
  const entries = allMessages.map((message, index) => {
    const place = places[index];
    return (
      <Fragment key={message.id}>
        {message.id === firstUnreadId && (
          <UnreadLine data-part="unread-line" ref={unreadLine}>
            {unreadLabel}
          </UnreadLine>
        )}
        {place && <ConversationEntry message={message} {...place} />}
      </Fragment>
    );
  });
  // If there were no messages at first, this is 0, because all of them are new. The last of the first ones may have been deleted.
  const firstNewIndex = items.findLastIndex(({ id }) => initialIds.has(id)) + 1;
  return (
    <Root {...props} ref={root}>
      <Area
        data-part="area"
        ref={area}
        {...(isScrollable && {
          tabIndex: 0,
          role: 'group',
          'aria-label': label,
          'data-overflow': 'y',
        })}
      >
        <Lists data-part="lists">
          {start}
          {allMessages.length === 0 && empty && <div data-empty="">{empty}</div>}
          <ol aria-label={label}>{entries.slice(0, firstNewIndex)}</ol>
          {/* Older messages that the user loads are not announced, nor an own one before it is sent. */}
          <div role="log" aria-label={newLabel}>
            <ol>{entries.slice(firstNewIndex, items.length)}</ol>
          </div>
          <ol>{entries.slice(items.length)}</ol>
        </Lists>
      </Area>
      {composer && <Footer data-part="conversation-footer">{composer}</Footer>}
    </Root>
  );
}
