import { Stack, Text } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BriefField } from '../../../contract/schemas/jobDetail.ts';
import { briefLabels } from './briefLabels.ts';

type BriefSectionProps = {
  field: BriefField;
  headingLevel?: 'h2' | 'h3';
  children: ReactNode;
};

/** Renders a part of a brief below its label. */
export function BriefSection({ field, headingLevel = 'h2', children }: BriefSectionProps) {
  return (
    <Stack gap="xs" as="section">
      <Text as={headingLevel} weight="semibold">
        <FormattedMessage {...briefLabels[field]} />
      </Text>
      {children}
    </Stack>
  );
}
