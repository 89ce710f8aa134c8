import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  UNSTABLE_ToastContent as ToastContent,
  type QueuedToast,
} from 'react-aria-components/Toast';
import { useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { toneIcons } from '../../primitives/tone.ts';
import { listenToSwipe } from './listenToSwipe.ts';
import type { Notice } from './noticeHistory.ts';
import { noticeQueue } from './notices.ts';
import { Content, Message, Sign } from './NoticeRegion.styles.ts';

// A notice that comes while the pointer or the focus is on another must not run out meanwhile.
function isAttended(region: Element | null | undefined): boolean {
  return Boolean(region?.matches('[data-hovered]') || region?.contains(document.activeElement));
}

/** One notice on the screen. */
export function NoticeToast({ toast }: { toast: QueuedToast<Notice> }) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { text, tone, action } = toast.content;
  const close = () => noticeQueue.close(toast.key);

  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    if (isAttended(element.closest('[role=region]'))) noticeQueue.pauseAll();
    const leave = () => noticeQueue.close(toast.key);
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    element.addEventListener('keydown', leaveOnEscape);
    const endSwipe = listenToSwipe(element, leave);
    return () => {
      element.removeEventListener('keydown', leaveOnEscape);
      endSwipe();
    };
  }, [toast.key]);

  return (
    <Content ref={root} toast={toast} data-tone={tone}>
      <Sign>
        <Icon as={toneIcons[tone]} size={20} />
      </Sign>
      <ToastContent role={tone === 'danger' ? 'alert' : 'status'}>
        <Message slot="title" dir="auto">
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
        label={formatMessage({ id: 'ds.notices.dismiss', defaultMessage: 'Dismiss' })}
      >
        <Icon as={X} size={18} />
      </IconButton>
    </Content>
  );
}
