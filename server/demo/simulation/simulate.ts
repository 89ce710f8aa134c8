import type { Services } from '../../domain/services.ts';
import { checkPayouts } from './verifyPayoutMethods.ts';
import { playBrands } from './simulateBrands.ts';
import { applyTimeRules } from '../../domain/schedule/runDueJobs.ts';

/** One look at the market: what time decides and, in the demo, what the brands do. */
export async function tick(services: Services, delay: number): Promise<number> {
  const byTime = await applyTimeRules(services);
  if (!services.config.isDemo) return byTime;
  return byTime + (await playBrands(services, delay)) + (await checkPayouts(services, delay));
}

/** Ticks without delays until nothing happens any more; answers how much was done. */
export async function tickUntilQuiet(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    await services.clock.refresh();
    const done = await tick(services, 0);
    if (done === 0) return total;
    total += done;
  }
}
