import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { appliedSchema, applySchema } from '../../contract/schemas/application.ts';
import { historyQuerySchema, historySchema } from '../../contract/schemas/history.ts';
import { jobDetailSchema } from '../../contract/schemas/jobDetail.ts';
import { jobsQuerySchema, jobsSchema } from '../../contract/schemas/jobs.ts';
import { idSchema } from '../../contract/schemas/shared.ts';
import { apply } from '../domain/applications/apply.ts';
import { acceptChange, leaveChanged } from '../domain/applications/agreements.ts';
import { reportProduct } from '../domain/work/shipments.ts';
import { drop, withdraw } from '../domain/applications/leave.ts';
import { parseRangeStart, toIso } from '../domain/dates.ts';
import { readApplicantWithRates } from '../domain/views/jobViewer.ts';
import { readHistory } from '../domain/views/history.ts';
import { readJobDetail } from '../domain/views/jobDetail.ts';
import { searchJobs } from '../domain/views/search.ts';
import { approvedOnly, defineRoute } from './route.ts';

const params = z.strictObject({ id: idSchema });

/** Finding jobs, applying to them, and the job history. */
export const jobRoutes = [
  defineRoute(api.jobs, {
    summary: 'Search the jobs that are open or full',
    access: approvedOnly,
    query: jobsQuerySchema,
    response: jobsSchema,
    async handle({ services: { db, clock, config }, session, query }) {
      const applicant = await readApplicantWithRates(db, session);
      const { closes_before: end, ...filters } = query;
      const closesBefore = end && toIso(parseRangeStart(end, session.timezone));
      const search = { ...filters, ...(closesBefore && { closes_before: closesBefore }) };
      return searchJobs(db, applicant, search, { now: clock.now(), config });
    },
  }),
  defineRoute(api.jobHistory, {
    summary: 'List the jobs that the user applied to or was invited to',
    access: approvedOnly,
    isSnapshot: true,
    query: historyQuerySchema,
    response: historySchema,
    async handle({ services: { db, clock, config }, session, query, language }) {
      const applicant = await readApplicantWithRates(db, session);
      const viewer = { applicant, language, now: clock.now(), config };
      return readHistory(db, viewer, query, session.timezone);
    },
  }),
  defineRoute(api.job, {
    summary: 'Get a job with everything that the user may see of it',
    access: approvedOnly,
    isSnapshot: true,
    params,
    response: jobDetailSchema,
    async handle({ services: { db, clock, config }, session, params: { id }, language }) {
      const applicant = await readApplicantWithRates(db, session);
      return readJobDetail(db, id, { applicant, language, now: clock.now(), config });
    },
  }),
  defineRoute(api.changeApplication, {
    summary:
      'Apply to a job, withdraw the application, drop out, answer a changed brief, or report whether the product has arrived',
    access: approvedOnly,
    params,
    body: applySchema,
    response: appliedSchema,
    async handle({ services, session, params: { id: jobId }, body, language }) {
      const { id, country } = session;
      switch (body.action) {
        case 'apply':
          return { application: await apply(services, { id, country, language }, jobId, body) };
        case 'withdraw':
          return { application: await withdraw(services, id, jobId, body.reason) };
        case 'drop':
          return { application: await drop(services, id, jobId, body.reason) };
        case 'accept_change':
          return { application: await acceptChange(services, id, jobId, body.version) };
        case 'product':
          return { application: await reportProduct(services, id, jobId, body.arrived) };
        case 'leave':
          return { application: await leaveChanged(services, id, jobId, body.version) };
      }
    },
  }),
];
