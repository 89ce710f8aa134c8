import { Skeleton } from '@byline/design-system';
import { lazy, Suspense } from 'react';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

const DeliveryAddress = lazy(() => import('./DeliveryAddress.tsx'));

/** Asks in a form for the address to which the product of a job is sent; nothing if none is sent. */
export function ProductAddress({ job: { product } }: { job: JobDetail }) {
  if (!product?.shipped) return null;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <DeliveryAddress />
    </Suspense>
  );
}
