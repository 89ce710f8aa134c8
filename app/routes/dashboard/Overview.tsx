import { TwoColumnLayout, Stack } from '@byline/design-system';
import { JobsForYou } from './JobsForYou.tsx';
import { NextUp } from './NextUp.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { WalletCard } from './WalletCard.tsx';

/** The first screen: next things to do, money, work that fits. Each card loads and fails alone. */
export function Overview() {
  return (
    <TwoColumnLayout
      aside={
        <Stack gap="lg">
          <WalletCard />
          <SetupChecklist />
        </Stack>
      }
    >
      <Stack gap="lg">
        <NextUp />
        <JobsForYou />
      </Stack>
    </TwoColumnLayout>
  );
}
