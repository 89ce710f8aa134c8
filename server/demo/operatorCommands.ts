import { readClockOffset, writeClockOffset } from '../domain/clock.ts';
import { tickUntilQuiet } from './simulation/simulate.ts';
import { iso } from '../domain/dates.ts';
import type { Services } from '../domain/services.ts';
import { OperatorError, type Command } from '../operator/command.ts';

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** What only the demo and the tests have. */
export const demoCommands: Record<string, Command> = {
  simulate: {
    usage: '',
    about: 'Let brands and time act until nothing happens any more.',
    needs: 0,
    isSeam: true,
    async run(services) {
      return `${await tickUntilQuiet(services)} things happened.`;
    },
  },
  clock: {
    usage: 'show | advance 15d | reset',
    about: 'Show or move the clock of all processes; m, h and d are units.',
    needs: 1,
    isSeam: true,
    async run(services, [what = '', span = '']) {
      if (what === 'advance') await advance(services, span);
      else if (what === 'reset') await writeClockOffset(services.db, 0);
      else if (what !== 'show')
        throw new OperatorError(`"${what}" is none of show, advance, reset.`);
      await services.clock.refresh();
      return `The clock says ${iso(services.clock.now())}.`;
    },
  },
  outbox: {
    usage: '[EMAIL]',
    about: 'Show the codes and mails that were sent, newest last.',
    needs: 0,
    isSeam: true,
    async run({ db }, [recipient]) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('state', '!=', 'decoy')
        .$if(recipient !== undefined, (all) => all.where('recipient', '=', recipient ?? ''))
        .orderBy('at', 'desc')
        .limit(50)
        .execute();
      if (rows.length === 0) return 'Nothing was sent.';
      return rows
        .reverse()
        .map((row) => `${iso(row.at)}  ${row.recipient}\n  ${row.subject}\n  ${row.body}`)
        .join('\n');
    },
  },
};

async function advance({ db }: Services, span: string): Promise<void> {
  const [, amount, unit] = /^(\d{1,5})([mhd])$/.exec(span) ?? [];
  if (!amount || !unit) throw new OperatorError(`"${span}" is no span such as 90m, 12h or 15d.`);
  await writeClockOffset(db, (await readClockOffset(db)) + Number(amount) * (units[unit] ?? 0));
}
