import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { noticeQueue } from './notices.ts';
import { NoticeToast } from './NoticeToast.tsx';
import { Region } from './NoticeRegion.styles.ts';

export type NoticeRegionProps = {
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Where notices appear: once in an application, at the top centre of every page. F6 leads to it. */
export function NoticeRegion(props: NoticeRegionProps) {
  const { formatMessage } = useIntl();
  return (
    <Region
      {...props}
      queue={noticeQueue}
      aria-label={formatMessage({ id: 'ds.notices.region', defaultMessage: 'Notices' })}
    >
      {({ toast }) => <NoticeToast toast={toast} />}
    </Region>
  );
}
