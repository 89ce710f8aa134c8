import { Heading, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BriefField } from '../../../contract/schemas/jobDetail.ts';
import { briefLabels } from './briefLabels.ts';

type BriefSectionProps = {
  field: BriefField;
  level?: 2 | 3;
  children: ReactNode;
};

/** Renders a part of a brief below its label. */
export function BriefSection({ field, level = 2, children }: BriefSectionProps) {
  return (
    <Stack gap="xs" as="section">
      <Heading level={level} size="md">
        <FormattedMessage {...briefLabels[field]} />
      </Heading>
      {children}
    </Stack>
  );
}
