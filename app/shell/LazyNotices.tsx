import { useNoticeHistory } from '@byline/design-system';
import { lazy, Suspense } from 'react';

const Notices = lazy(() => import('./Notices.tsx'));

/** Renders the notices; their code loads with the first one. */
export function LazyNotices() {
  const hasNotices = useNoticeHistory().length > 0;
  if (!hasNotices) return null;
  return (
    <Suspense>
      <Notices />
    </Suspense>
  );
}
