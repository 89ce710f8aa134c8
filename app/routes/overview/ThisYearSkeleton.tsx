import { Skeleton, Stack } from '@byline/design-system';

/** Renders the placeholder of the card of this year while it loads. */
export function ThisYearSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton lines={2} />
      <Skeleton shape="block" height={180} />
    </Stack>
  );
}
