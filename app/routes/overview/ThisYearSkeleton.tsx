import { Skeleton, Stack } from '@byline/design-system';

/** Renders the placeholder of this year, in their shape. */
export function ThisYearSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton lines={2} />
      <Skeleton shape="block" height={180} />
    </Stack>
  );
}
