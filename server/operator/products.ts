import type { Shipping } from '../../contract/schemas/profile.ts';
import { toIso } from '../domain/dates.ts';
import { findOpenShipments, sendProduct } from '../domain/work/shipments.ts';
import { findApplication } from './applications.ts';
import type { Command } from './command.ts';

/** Commands for the products that brands send. */
export const productCommands: Record<string, Command> = {
  products: {
    usage: '',
    about: 'List the products to send, and those that did not arrive, with the addresses.',
    minArgs: 0,
    async run({ db }) {
      const open = await findOpenShipments(db);
      return open.map(describe).join('\n') || 'No product has to be sent.';
    },
  },
  'product-sent': {
    usage: 'EMAIL JOB CARRIER NUMBER',
    about: 'Record that the brand of a job has sent its product, the first time or again.',
    minArgs: 4,
    async run(services, [email = '', jobId = '', carrier = '', number = '']) {
      const { id } = await findApplication(services, email, jobId);
      await sendProduct(services, id, { carrier, number });
      return `The product of ${jobId} is on its way to ${email}: ${carrier} ${number}.`;
    },
  },
};

type Open = Awaited<ReturnType<typeof findOpenShipments>>[number];

function describe(row: Open): string {
  const state = row.state === 'missing' ? 'did not arrive' : 'to send';
  const address = row.shipping_json ? (JSON.parse(row.shipping_json) as Shipping) : null;
  const parts = address
    ? Object.values(address).filter((part) => part !== '')
    : ['no address in the profile'];
  const since = toIso(row.created_at);
  return `${since}  ${row.job_id}  ${row.email ?? row.account_id}  ${state}: ${parts.join(', ')}`;
}
