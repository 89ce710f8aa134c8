import { lazy, Suspense } from 'react';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

const ProductDelivery = lazy(() => import('./ProductDelivery.tsx'));

/** Shows where the product of accepted work is; nothing for other jobs, which do not load its code. */
export function ProductPart({ job }: { job: JobDetail }) {
  const delivery = job.product?.delivery;
  if (!delivery || job.application?.state !== 'accepted') return null;
  return (
    <Suspense>
      <ProductDelivery job={job} delivery={delivery} />
    </Suspense>
  );
}
