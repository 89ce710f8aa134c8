import { Card, Cover, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { useFocusFallback } from '../../shell/useFocusFallback.ts';

type AccountFrameProps = {
  /** Introduction above the card. */
  intro: ReactNode;
  /** Links to other pages, below the card. */
  links?: ReactNode;
  children: ReactNode;
};

/** Renders an account page: one card with a form, and links below it. All of them have the same cover. */
export function AccountFrame({ intro, links, children }: AccountFrameProps) {
  useFocusFallback();
  return (
    <RoutePage width="form" intro={intro}>
      <Card media={<Cover size="sm" seed="account" paletteSeed="signin" />}>
        <Stack gap="lg">{children}</Stack>
      </Card>
      {links && <Stack gap="xs">{links}</Stack>}
    </RoutePage>
  );
}
