import { runDueJobs } from '../../domain/schedule/runDueJobs.ts';
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
async function simulateBank({ db, clock }: Services, delay: number): Promise<number> {
  const verified = await db
    .updateTable('payout_methods')
    .set({ status: 'active' })
    .where('status', '=', 'unverified')
    .where('changed_at', '<=', clock.now() - delay)
    .executeTakeFirst();
  return Number(verified.numUpdatedRows);
}
