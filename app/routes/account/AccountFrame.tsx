import { Card, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { RoutePage } from '../../shell/RoutePage.tsx';

type AccountFrameProps = {
  /** Introduction above the card. */
  intro: ReactNode;
  /** Links to other pages, below the form. */
  links?: ReactNode;
  children: ReactNode;
};

/** Renders an account page: one card with a form, and links below it. */
export function AccountFrame({ intro, links, children }: AccountFrameProps) {
  return (
    <RoutePage width="form" intro={intro}>
      <Card>
        <Stack gap="lg">
          {children}
          {links && <Stack gap="xs">{links}</Stack>}
        </Stack>
      </Card>
    </RoutePage>
  );
}
