import type { ReactNode } from 'react';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { InLanguage } from './InLanguage.tsx';

type Props = { ar: ReactNode; zhHans: ReactNode };

/**
 * Renders an Arabic and a Chinese example in their language and direction, whatever the toolbar of Storybook shows. An
 * overlay such as a dialog is not inside the example: set the locale of its story with `globals` instead.
 */
export function LocaleExamples({ ar, zhHans }: Props) {
  return (
    <Stack gap="xl">
      <InLanguage locale="ar" language="ar">
        {ar}
      </InLanguage>
      <InLanguage locale="zh-Hans" language="zh-Hans">
        {zhHans}
      </InLanguage>
    </Stack>
  );
}
