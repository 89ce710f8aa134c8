import { Card, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { RoutePage } from '../../shell/RoutePage.tsx';

type AccountFrameProps = {
  /** What this page is for, in a sentence. */
  intro: ReactNode;
  /** Other ways, below the form. */
  others?: ReactNode;
  children: ReactNode;
};

/** A page of the ways in: one card with a form, and the other ways below it. */
export function AccountFrame({ intro, others, children }: AccountFrameProps) {
  return (
    <RoutePage width="form" intro={intro}>
      <Card>
        <Stack gap="lg">
          {children}
          {others && <Stack gap="xs">{others}</Stack>}
        </Stack>
      </Card>
    </RoutePage>
  );
}
