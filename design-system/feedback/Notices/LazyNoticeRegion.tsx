import { Suspense, useState } from 'react';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useNoticeHistory } from './noticeHistory.ts';

const Region = lazyPart(async () => ({
  default: (await import('./NoticeRegion.tsx')).NoticeRegion,
}));

/** Renders a `NoticeRegion` whose code loads with the first notice, for portals whose first page should load little. */
export function LazyNoticeRegion() {
  const latest = useNoticeHistory()[0]?.id;
  // If the code did not arrive, the next notice loads it again.
  const [lost, setLost] = useState<string>();
  if (latest === lost) return null;
  return (
    <Suspense>
      <Region onLost={() => setLost(latest)} />
    </Suspense>
  );
}
