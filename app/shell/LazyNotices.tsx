import { useNoticeHistory } from '@byline/design-system';
import { lazy, Suspense } from 'react';

const Notices = lazy(() => import('./Notices.tsx'));

/** Where notices appear; its code comes with the first of them. */
export function LazyNotices() {
  const hasNotices = useNoticeHistory().length > 0;
  if (!hasNotices) return null;
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}
