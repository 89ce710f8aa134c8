import { lazyPart, Skeleton, lazySection } from '@byline/design-system';
import { Suspense } from 'react';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';

const DeliveryAddress = lazySection(() => import('./DeliveryAddress.tsx'));
const ProductDelivery = lazyPart(() => import('./ProductDelivery.tsx'));

/** Shows where the product of accepted work is; nothing for jobs without a product, which do not load the code. */
export function ProductPart({ job }: { job: JobDetail }) {
  const delivery = job.product?.delivery;
  if (!delivery || job.application?.state !== 'accepted') return null;
  return (
    <Suspense>
      <ProductDelivery job={job} delivery={delivery} />
    </Suspense>
  );
}

/** Asks in a form for the address to which the product of a job is sent; nothing if the job has no product. */
export function ProductAddress({ job: { product } }: { job: JobDetail }) {
  if (!product?.shipped) return null;
  return <DeliveryAddress skeleton={<Skeleton lines={6} />} />;
}
