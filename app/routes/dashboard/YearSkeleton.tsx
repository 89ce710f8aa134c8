import { Card, Skeleton, Stack } from '@byline/design-system';

/** Renders the placeholder of the year's figures, in their shape. */
export function YearSkeleton() {
  return (
    <Stack gap="lg">
      {['money', 'jobs'].map((part) => (
        <Card key={part}>
          <Stack gap="lg">
            <Skeleton lines={2} />
            <Skeleton shape="block" height={256} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
