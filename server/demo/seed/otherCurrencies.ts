import type { Services } from '../../domain/services.ts';
import type { Tx } from '../../database/schema.ts';
import { getDemoId, payoutRow } from './accounts.ts';
import { clearingDays, creditPastJob, writePastJob, type PastJob } from './pastWork.ts';
import { writePastWithdrawal, type PastWithdrawal } from './pastWithdrawals.ts';

type History = {
  name: 'yen' | 'dinar';
  currency: string;
  jobs: (Omit<PastJob, 'owner'> & { gross: number })[];
  withdrawals: PastWithdrawal[];
};

const histories: History[] = [
  {
    name: 'yen',
    currency: 'JPY',
    jobs: [
      { job: 'sona-quiet-train', platform: 'youtube', approvedAgo: 250, gross: 48_000 },
      { job: 'paperkite-train-reads', platform: 'lemon8', approvedAgo: 160, gross: 32_500 },
      { job: 'solstice-picnic-maths', platform: 'lemon8', approvedAgo: 40, gross: 27_000 },
    ],
    withdrawals: [
      { ago: 140, amount: 60_000 },
      { ago: 1, amount: 30_000, end: 'requested' },
    ],
  },
  {
    name: 'dinar',
    currency: 'KWD',
    jobs: [
      { job: 'verdant-seven-mornings', platform: 'tiktok', approvedAgo: 220, gross: 92_500 },
      { job: 'hearth-slow-breakfast', platform: 'instagram', approvedAgo: 60, gross: 61_250 },
    ],
    withdrawals: [
      { ago: 130, amount: 80_000 },
      { ago: 2, amount: 45_500, end: 'processing' },
    ],
  },
];

/** Writes the history of the accounts in yen and dinar, each with an open withdrawal. */
export async function writeOtherCurrencies(
  tx: Tx,
  now: number,
  { config }: Pick<Services, 'config'>,
): Promise<void> {
  for (const { name, currency, jobs, withdrawals } of histories) {
    const method = payoutRow(name, config.encryption);
    await tx.insertInto('payout_methods').values(method).execute();
    const pastJobs = jobs.map(({ gross, ...job }) => ({
      ...job,
      owner: { account: getDemoId(name), currency, gross },
    }));
    for (const past of pastJobs) await writePastJob(tx, past, now);
    // Credits and withdrawals are posted in the order of their dates, so that running balances are right.
    const steps = [
      ...pastJobs.map((past) => ({
        ago: past.approvedAgo - clearingDays,
        run: () => creditPastJob(tx, past, now),
      })),
      ...withdrawals.map((past) => ({
        ago: past.ago,
        run: () => writePastWithdrawal(tx, past, { method, currency }, { now, config }),
      })),
    ];
    for (const { run } of steps.sort((one, two) => two.ago - one.ago)) await run();
  }
}
