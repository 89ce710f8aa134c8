import { lazyPart, useNoticeHistory } from '@byline/design-system';
import { Suspense, useState } from 'react';

const Notices = lazyPart(() => import('./Notices.tsx'));

/** Renders the notices; their code loads with the first one. */
export function LazyNotices() {
  const count = useNoticeHistory().length;
  // If the code did not arrive, the next notice loads it again.
  const [lostCount, setLostCount] = useState(0);
  if (count <= lostCount) return null;
  return (
    <Suspense>
      <Notices onLost={() => setLostCount(count)} />
    </Suspense>
  );
}
