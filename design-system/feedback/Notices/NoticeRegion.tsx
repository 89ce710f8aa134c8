import { useSyncExternalStore, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { noticeQueue } from './notices.ts';
import { NoticeToast } from './NoticeToast.tsx';
import { Region } from './NoticeRegion.styles.ts';

export type NoticeRegionProps = {
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

const subscribe = (tell: () => void) => noticeQueue.subscribe(tell);
const hasNotices = () => noticeQueue.visibleToasts.length > 0;
const never = () => false;

/** Where notices appear: once in an application, at the top centre of every page. F6 leads to it. */
export function NoticeRegion(props: NoticeRegionProps) {
  const { formatMessage } = useIntl();
  // React Aria lets F6 lead to a region that is there when it mounts, and this one comes with its first notice.
  const isThere = useSyncExternalStore(subscribe, hasNotices, never);
  if (!isThere) return null;
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
