import type { Platform } from '../../../contract/rules/platforms.ts';
import type { ApplicationState } from '../../../contract/rules/states.ts';
import { amount, defineTable, json, number, text, time } from '../defineTable.ts';
import { accountColumn, currencyOf, key, statistic } from '../personalRows.ts';

export const applications = defineTable({
  about: 'Applications for jobs.',
  section: 'applications',
  belongsTo: accountColumn(),
  currency: currencyOf('applications.job_id'),
  erasure: 'change',
  columns: {
    id: text().keep(key),
    account_id: text().keep(key),
    job_id: text().keep(key),
    state: text<ApplicationState>().keep(statistic),
    applied_at: time().keep(statistic),
    viewed_at: time().orNull().keep(statistic),
    decided_at: time().orNull().keep(statistic),
    ended_at: time().orNull().keep(statistic),
    decide_by: time().keep(statistic),
    /** Why it was declined or the work ended, e.g. `publisher` if the user has withdrawn; `reason_text` is what was written about it. */
    reason_code: text().orNull().keep(statistic),
    reason_text: text().orNull().eraseTo(null),
    pitch: text().eraseTo(''),
    rate: amount().orNull().keep('basis of the payment'),
    platform: text<Platform>().keep(statistic),
    answers_json: json().eraseTo('{}'),
    job_version: number().keep(statistic),
  },
});
