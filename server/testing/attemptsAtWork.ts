import { randomUUID } from 'node:crypto';
import { expectDone, type Attempt } from './attempt.ts';

const work = '/api/job/harbour-roaster-visit';
const theirWork = '/api/job/wren-desk-reset';
const draft = { task_id: 'harbour-roaster-visit-1', step: 'draft', caption: 'Not mine' };
const submitted = { links: [], media: [], notes: '', metrics: {}, checklist: {} };

const write = (path: string, does: string, body: object): Attempt => ({
  does,
  arrange: ({ other }) => Promise.resolve(() => other.post(path, body)),
});

function ticket() {
  return {
    ...{ topic: 'job', subject: 'A question', message: 'When does it begin, please?' },
    ...{ email: 'arabic@demo.test', job_id: 'harbour-roaster-visit', client_ref: randomUUID() },
  };
}

/** Tries at my jobs, my work and my messages. */
export const attemptsAtWork: Record<string, Attempt[]> = {
  'GET /api/job/:id id': [
    {
      does: 'see my part in a job',
      ownEffect: true,
      arrange: ({ other }) => Promise.resolve(() => other.get(work)),
    },
  ],
  'POST /api/job/:id/apply id': [
    write('/api/job/mosaic-thirty-days/apply', 'withdraw my application', { action: 'withdraw' }),
    write(`${work}/apply`, 'drop my work', { action: 'drop', reason: 'Not mine' }),
  ],
  'POST /api/job/:id/apply client_ref': [
    {
      does: 'get my answer by my key',
      ownEffect: true,
      async arrange({ me, other }) {
        const path = '/api/job/petal-sunday-stems/apply';
        const call = { action: 'apply', account: 'instagram', accept_terms: true };
        const body = { ...call, client_ref: randomUUID() };
        await expectDone(me.post(path, body));
        return () => other.post(path, body);
      },
    },
  ],
  'GET /api/job/:id/submission id': [
    {
      does: 'see my work',
      arrange: ({ other }) => Promise.resolve(() => other.get(`${work}/submission`)),
    },
  ],
  'POST /api/job/:id/submission id': [
    write(`${work}/submission`, 'save my draft', { ...draft, base_saved_at: null }),
  ],
  'POST /api/job/:id/submission task_id': [
    write(`${theirWork}/submission`, 'reach my task through their job', {
      ...draft,
      base_saved_at: null,
    }),
  ],
  'POST /api/job/:id/submit/task id': [
    write(`${work}/submit/task`, 'submit my work', {
      ...{ ...draft, ...submitted, client_ref: randomUUID() },
    }),
  ],
  'POST /api/job/:id/submit/task task_id': [
    write(`${theirWork}/submit/task`, 'submit my task through their job', {
      ...{ ...draft, ...submitted, client_ref: randomUUID() },
    }),
  ],
  'POST /api/job/:id/submit/task client_ref': [
    {
      does: 'get the answer to my submission by my key',
      async arrange({ me, other }) {
        const path = '/api/job/tablemates-sunday-batch/submit/task';
        const body = {
          ...{ ...draft, ...submitted, client_ref: randomUUID() },
          ...{ task_id: 'tablemates-sunday-batch-1', step: 'live' },
          links: ['https://youtu.be/dQw4w9WgXcQ'],
        };
        await expectDone(me.post(path, body));
        return () => other.post(path, body);
      },
    },
  ],
  'POST /api/contactus job_id': [
    {
      does: 'learn of my work by writing about its job',
      ownEffect: true,
      arrange: ({ other }) => Promise.resolve(() => other.post('/api/contactus', ticket())),
    },
  ],
  'POST /api/contactus client_ref': [
    {
      does: 'get the number of my ticket by my key',
      ownEffect: true,
      async arrange({ me, other }) {
        const body = ticket();
        await expectDone(me.post('/api/contactus', body));
        return () => other.post('/api/contactus', body);
      },
    },
  ],
};
