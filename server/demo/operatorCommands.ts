import { readClockOffset, writeClockOffset } from '../domain/clock.ts';
import { countNoun } from '../domain/countNoun.ts';
import { toIso } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { day, hour, minute } from '../durations.ts';
import { OperatorError, type Command } from '../operator/command.ts';
import { simulateUntilIdle } from './simulation/simulate.ts';

const units: Record<string, number> = { m: minute, h: hour, d: day };

/** Commands for the demo and tests only. */
export const demoCommands: Record<string, Command> = {
  simulate: {
    usage: '',
    about: 'Run due jobs and let the brands act until nothing changes.',
    minArgs: 0,
    isTestHook: true,
    async run(services) {
      return `Made ${countNoun(await simulateUntilIdle(services), 'change')}.`;
    },
  },
  clock: {
    usage: 'show | advance 15d | reset',
    about: 'Show or move the business time of all processes; units are m, h and d.',
    minArgs: 1,
    isTestHook: true,
    async run(services, [action = '', duration = '']) {
      if (action === 'advance') await advance(services, duration);
      else if (action === 'reset') await writeClockOffset(services.db, 0);
      else if (action !== 'show') {
        throw new OperatorError(`"${action}" is none of show, advance, reset.`);
      }
      await services.clock.refresh();
      return `The business time is ${toIso(services.clock.now())}.`;
    },
  },
};

async function advance({ db }: Services, duration: string): Promise<void> {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(duration) ?? [];
  if (!amount || !unit) {
    throw new OperatorError(`"${duration}" is not a duration such as 90m, 12h or 15d.`);
  }
  await writeClockOffset(db, (await readClockOffset(db)) + Number(amount) * (units[unit] ?? 0));
}
