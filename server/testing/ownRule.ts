import type { CheckRule } from '../../contract/schemas/submission.ts';
import type { Database } from '../database/schema.ts';

/** Adds a blocking rule with the id `own` to a job. No check can see in the work whether it is met, so it needs a tick. */
export async function addOwnRule(db: Database, jobId: string, text: string): Promise<void> {
  const rule: CheckRule = {
    id: 'own',
    kind: 'account_match',
    value: '',
    text,
    severity: 'block',
    task_ids: null,
  };
  await changeRules(db, jobId, (rules) => [...rules, rule]);
}

/** Removes the rule again. */
export function removeOwnRule(db: Database, jobId: string): Promise<void> {
  return changeRules(db, jobId, (rules) => rules.filter(({ id }) => id !== 'own'));
}

async function changeRules(
  db: Database,
  jobId: string,
  change: (rules: CheckRule[]) => CheckRule[],
): Promise<void> {
  const { rules_json: rules } = await db
    .selectFrom('job_texts')
    .select('rules_json')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('job_texts')
    .set({ rules_json: JSON.stringify(change(JSON.parse(rules) as CheckRule[])) })
    .where('job_id', '=', jobId)
    .execute();
}
