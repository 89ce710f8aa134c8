import type { Platform } from '../../../contract/rules/platforms.ts';
import { briefChangedReason, everAcceptedStates } from '../../../contract/rules/states.ts';
import type { JobYear } from '../../../contract/schemas/year.ts';
import type { Database } from '../../database/schema.ts';
import { getMonth, getPercent, getYearRange, mapMonths, type YearRange } from './years.ts';

type Count = 'applied' | 'accepted' | 'completed' | 'declined';

/** Reads the jobs of a year; throws a DomainError for a year that the account does not have. */
export async function readJobYear(
  db: Database,
  accountId: string,
  year: number,
  now: number,
): Promise<JobYear> {
  const range = await getYearRange(db, accountId, year, now);
  const applications = await db
    .selectFrom('applications')
    .select(['state', 'platform', 'applied_at', 'decided_at', 'ended_at'])
    .where('account_id', '=', accountId)
    .execute();
  const times = applications.flatMap(({ state, platform, applied_at, decided_at, ended_at }) => {
    const events: [Count, number | null][] = [['applied', applied_at]];
    if (everAcceptedStates.includes(state)) events.push(['accepted', decided_at]);
    if (state === 'completed') events.push(['completed', ended_at]);
    if (state === 'declined') events.push(['declined', decided_at]);
    return events
      .filter(([, at]) => at !== null && isWithin(at, range))
      .map(([count, at]) => ({ count, platform, month: getMonth(at ?? 0, range.timezone) }));
  });
  const countAll = (isCounted: (time: (typeof times)[number]) => boolean) => {
    const counts: Record<Count, number> = { applied: 0, accepted: 0, completed: 0, declined: 0 };
    for (const { count } of times.filter(isCounted)) counts[count] += 1;
    return counts;
  };
  const totals = countAll(() => true);
  const steps = await countSteps(db, accountId, range);
  return {
    year,
    years: range.years,
    months: mapMonths((month) => ({ month, ...countAll((time) => time.month === month) })),
    totals,
    by_platform: countPlatforms(times.filter(({ count }) => count === 'completed')),
    steps,
    on_time_rate: getPercent(steps.in_time, steps.due),
    acceptance_rate: getPercent(totals.accepted, totals.accepted + totals.declined),
  };
}

function isWithin(at: number, { start, end }: YearRange): boolean {
  return at >= start && at < end;
}

function countPlatforms(completed: { platform: Platform }[]): JobYear['by_platform'] {
  const counts = new Map<Platform, number>();
  for (const { platform } of completed) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts]
    .map(([platform, count]) => ({ platform, completed: count }))
    .sort((a, b) => b.completed - a.completed || (a.platform < b.platform ? -1 : 1));
}

// Counts a step if it was submitted, at the time of its first version, or if it was missed.
async function countSteps(
  db: Database,
  accountId: string,
  { start, end }: YearRange,
): Promise<JobYear['steps']> {
  const steps = await db
    .selectFrom('applications')
    .innerJoin('application_steps as step', 'step.application_id', 'applications.id')
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.application_id', '=', 'step.application_id')
        .onRef('submissions.task_id', '=', 'step.task_id')
        .onRef('submissions.step', '=', 'step.key')
        .on('submissions.submitted_at', 'is not', null),
    )
    .select(({ fn }) => [
      'step.due_at',
      'step.status',
      'applications.state',
      'applications.reason_code',
      fn.min<number | null>('submissions.submitted_at').as('submitted_at'),
    ])
    .where('applications.account_id', '=', accountId)
    .where('step.due_at', '>=', start)
    .where('step.due_at', '<', end)
    .groupBy(['step.id', 'step.due_at', 'step.status'])
    .groupBy(['applications.state', 'applications.reason_code'])
    .execute();
  const counted = steps.filter(
    (row) => row.submitted_at !== null || row.status === 'missed' || isDropped(row),
  );
  const inTime = counted.filter(
    (row) => row.submitted_at !== null && Number(row.submitted_at) <= row.due_at,
  );
  return { due: counted.length, in_time: inTime.length };
}

// Dropping out counts as not delivered; leaving because of a changed brief does not.
function isDropped({ state, reason_code: reason }: { state: string; reason_code: string | null }) {
  return state === 'dropped' && reason !== briefChangedReason;
}
