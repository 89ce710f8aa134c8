import { recordPayoutCheck } from '../../domain/profile/recordPayoutCheck.ts';
import { runDueJobs } from '../../domain/schedule/runDueJobs.ts';
import { tryStep } from '../../domain/schedule/tryStep.ts';
import type { Services } from '../../domain/services.ts';
import { simulateBrands } from './simulateBrands.ts';
import { simulatePayouts } from './simulatePayouts.ts';

/**
 * Lets the simulated brands and bank act once, each step `delay` ms after the previous one. Returns the number of
 * changes; 0 outside the demo.
 */
export async function simulate(services: Services, delay: number): Promise<number> {
  if (!services.config.isDemo) return 0;
  return (
    (await simulateBrands(services, delay)) +
    (await simulateBank(services, delay)) +
    (await simulatePayouts(services, delay))
  );
}

/** Runs due jobs and the simulation without delay until nothing changes; returns the number of changes. */
export async function simulateUntilIdle(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    await services.clock.refresh();
    const changes = (await runDueJobs(services)) + (await simulate(services, 0));
    if (changes === 0) return total;
    total += changes;
  }
}

/** Activates every payout method `delay` ms after its last change; returns how many. */
async function simulateBank(services: Services, delay: number): Promise<number> {
  const { db, clock } = services;
  const unverified = await db
    .selectFrom('payout_methods')
    .select(['id', 'account_id'])
    .where('status', '=', 'unverified')
    .where('changed_at', '<=', clock.now() - delay)
    .execute();
  let done = 0;
  for (const { id, account_id: owner } of unverified) {
    done += await tryStep(() =>
      recordPayoutCheck(services, { owner, methodId: id }, { status: 'active' }),
    );
  }
  return done;
}
