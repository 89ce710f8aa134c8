import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { useIntl } from '../../i18n/intl.ts';
import { useAnnouncement } from '../../internal/announcer.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { toneIcons } from '../../primitives/tone.ts';
import { onSwipe } from './onSwipe.ts';
import type { Notice } from './noticeHistory.ts';
import { useNotices } from './notices.ts';
import { Content, IconSlot, Message } from './NoticeRegion.styles.ts';
import { hasFocusWithin } from '../../internal/roots.ts';

/** Returns whether the timers of all notices are paused: while any notice is hovered or focused, and while the tab is hidden. */
export function isPaused(region: Element | null): boolean {
  if (document.hidden) return true;
  return Boolean(region?.matches('[data-hovered]') || hasFocusWithin(region));
}

/** Renders one notice. */
export function NoticeToast({ toast }: { toast: QueuedToast<Notice> }) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { text, tone, action } = toast.content;
  const { queue } = useNotices();
  const close = () => queue.close(toast.key);

  const isAlert = tone === 'danger';
  useAnnouncement(isAlert ? '' : text);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    // React Aria starts the timer of a notice when it mounts, even while the other timers are paused.
    if (isPaused(element.closest('[role=region]'))) queue.pauseAll();
    const dismiss = () => queue.close(toast.key);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    // A native listener, because the toast of React Aria takes no `onKeyDown`.
    element.addEventListener('keydown', onKeyDown);
    const stopSwipe = onSwipe(element, dismiss);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      stopSwipe();
    };
  }, [toast.key, queue]);

  return (
    <Content data-part="content" ref={root} toast={toast} data-tone={tone}>
      <IconSlot data-part="icon-slot">
        <Icon as={toneIcons[tone]} size={20} />
      </IconSlot>
      {/* Browsers announce an alert inserted together with its text, but no other live region: useAnnouncement announces the others. */}
      <ToastContent role={isAlert ? 'alert' : 'none'}>
        <Message data-part="message" slot="title" dir="auto">
          {text}
        </Message>
      </ToastContent>
      {action && (
        <Button
          size="sm"
          variant="ghost"
          slot={null}
          onPress={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        slot="close"
        size="sm"
        aria-label={formatMessage({ id: 'ds.notices.dismiss', defaultMessage: 'Dismiss' })}
      >
        <Icon as={X} size={18} />
      </IconButton>
    </Content>
  );
}
