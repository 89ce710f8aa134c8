import type { Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { DateTime } from '../../data/DateTime/DateTime.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneIcons } from '../../primitives/tone.ts';
import { useNoticeHistory } from '../Notices/noticeHistory.ts';
import { Entry, Empty, Root } from './NoticeHistory.styles.ts';

export type NoticeHistoryProps = {
  id?: string;
  className?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Lists the last ten notices with their times, newest first, for users who missed one. */
export function NoticeHistory(given: NoticeHistoryProps) {
  const props = useProps('NoticeHistory', given);
  const { formatMessage } = useIntl();
  const notices = useNoticeHistory();
  return (
    <Root
      {...props}
      aria-label={formatMessage({ id: 'ds.notices.history', defaultMessage: 'Recent notices' })}
    >
      {notices.length === 0 && (
        <Empty data-part="empty" as="li">
          <FormattedMessage id="ds.notices.none" defaultMessage="No notices yet." />
        </Empty>
      )}
      {notices.map(({ id, tone, text, at }) => (
        <Entry data-part="entry" key={id} data-tone={tone}>
          <Icon as={toneIcons[tone]} size={18} />
          <div>
            <div dir="auto">{text}</div>
            <DateTime value={new Date(at).toISOString()} />
          </div>
        </Entry>
      ))}
    </Root>
  );
}
