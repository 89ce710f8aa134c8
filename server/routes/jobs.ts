import { apply } from '../domain/applications/apply.ts';
import { drop, withdraw } from '../domain/applications/leave.ts';
import { readJobDetail } from '../domain/jobs/detail.ts';
import { readHistory } from '../domain/jobs/history.ts';
import { searchJobs } from '../domain/jobs/search.ts';
import { readStanding } from '../domain/jobs/applicantProfile.ts';
import type { Handlers } from './handler.ts';

/** Finding jobs, applying to them, and the history of it. */
export const jobHandlers: Pick<Handlers, 'jobs' | 'job' | 'apply' | 'history'> = {
  async jobs({ services: { db }, session, query }) {
    return searchJobs(db, await readStanding(db, session), query);
  },

  async job({ services: { db, clock }, session, params, language }) {
    const standing = await readStanding(db, session);
    return readJobDetail(db, params.id, standing, language, clock.now());
  },

  async apply({ services, session, params, body, language }) {
    const { id, country } = session;
    switch (body.action) {
      case 'apply':
        return { application: await apply(services, { id, country, language }, params.id, body) };
      case 'withdraw':
        return { application: await withdraw(services, id, params.id, body.reason) };
      case 'drop':
        return { application: await drop(services, id, params.id, body.reason) };
    }
  },

  async history({ services: { db, clock }, session, query, language }) {
    const standing = await readStanding(db, session);
    return readHistory(db, { standing, language, now: clock.now() }, query);
  },
};
