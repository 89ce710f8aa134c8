import { Skeleton, Stack } from '@byline/design-system';

/** Placeholder while the code of the drawer loads: a label and a box for each of the drawer's fields. */
export function FieldsSkeleton() {
  return (
    <Stack gap="md">
      {['category', 'kind', 'pay', 'closing'].map((name) => (
        <Stack key={name} gap="2xs">
          <Skeleton width="6rem" />
          <Skeleton shape="block" height={40} />
        </Stack>
      ))}
    </Stack>
  );
}
