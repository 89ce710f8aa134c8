import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Applied } from '../../../contract/schemas/application.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import type { SubmittedTask } from '../../../contract/schemas/submission.ts';
import { demoPassword } from '../../demo/seed/accounts.ts';
import { getCookieName } from '../../http/cookies.ts';
import { ownHeaders } from '../../testing/testClient.ts';
import { stormJob, stormName } from './stormData.ts';

/** What the servers have acknowledged, and the responses that they must not give. */
export type StormRecord = {
  tokens: { account: string; token: string }[];
  applications: { id: string; account: string; job: string }[];
  submissions: { id: string; caption: string; links: string[] }[];
  /** Number of responses by status; `none` for connections that were cut. */
  responses: Record<string, number>;
  unexpected: string[];
};

const caption = '#ad First sip of the day #SunriseSpritz with @solsticedrinks';
const callTimeout = 10_000;
const pause = 50;
const sessionCookie = getCookieName('session');

/**
 * Acts as one user of storm.test.ts, which kills servers and cuts connections meanwhile. Until `isOver`, signs in, applies to a job, submits
 * a draft and a live link, and goes on with the next job.
 *
 * Repeats a call with the same key until it is acknowledged, each time at a random server, as the app does.
 */
export async function runStormClient(
  index: number,
  getAddresses: () => string[],
  record: StormRecord,
  isOver: () => boolean,
): Promise<void> {
  const account = stormName(index);
  let token = '';

  async function call<Body>(method: 'GET' | 'POST', path: string, body?: object) {
    const addresses = getAddresses();
    const address = addresses[Math.floor(Math.random() * addresses.length)] ?? '';
    try {
      const response = await fetch(new URL(path, address), {
        method,
        headers: {
          ...ownHeaders,
          // A different IP address for each client, since trying one password on many accounts from one address is limited.
          'x-forwarded-for': `10.0.0.${index}`,
          cookie: `${sessionCookie}=${token}`,
        },
        signal: AbortSignal.timeout(callTimeout),
        ...(body && { body: JSON.stringify(body) }),
      });
      const { status } = response;
      const json = (await response.json()) as Body;
      record.responses[status] = (record.responses[status] ?? 0) + 1;
      return { status, body: json, response };
    } catch {
      record.responses['none'] = (record.responses['none'] ?? 0) + 1;
      return null;
    }
  }

  /** Repeats a call until it succeeds; returns null if the storm ends before. */
  async function repeat<Body>(method: 'GET' | 'POST', path: string, body?: object) {
    while (!isOver()) {
      const outcome = await call<Body>(method, path, body);
      if (outcome && outcome.status < 300) return outcome;
      // Expects 409 while the first attempt is still running, and 503 during an outage.
      if (outcome && ![409, 503].includes(outcome.status)) {
        record.unexpected.push(`${path}: ${outcome.status} ${JSON.stringify(outcome.body)}`);
      }
      await wait(pause);
    }
    return null;
  }

  async function signIn(): Promise<void> {
    const credentials = { email: `${account}@demo.test`, password: demoPassword };
    const signedIn = await repeat('POST', '/api/signin', credentials);
    const cookie = signedIn?.response.headers.getSetCookie().join() ?? '';
    token = new RegExp(`${sessionCookie}=([\\w-]+)`).exec(cookie)?.[1] ?? '';
    if (signedIn) record.tokens.push({ account, token });
  }

  async function submit(job: string, step: 'draft' | 'live'): Promise<void> {
    const post = `71234567${Math.floor(Math.random() * 1e11)}`;
    const content =
      step === 'draft'
        ? { caption: `${caption} ${randomUUID()}`, links: ['https://drive.example/1'] }
        : { caption: '', links: [`https://www.tiktok.com/@mayamakes/video/${post}`] };
    const submitted = await repeat<SubmittedTask>('POST', `/api/job/${job}/submit/task`, {
      ...content,
      task_id: `${job}-1`,
      step,
      media: [],
      notes: '',
      metrics: {},
      checklist: { disclosure: true, hashtag: true, mention: true },
      client_ref: randomUUID(),
    });
    if (submitted) record.submissions.push({ id: submitted.body.submission.id, ...content });
  }

  async function waitForStep(job: string, key: 'draft' | 'live'): Promise<void> {
    while (!isOver()) {
      const detail = await repeat<JobDetail>('GET', `/api/job/${job}`);
      const step = detail?.body.tasks[0]?.steps.find((candidate) => candidate.key === key);
      if (step?.status === 'open') return;
      await wait(4 * pause);
    }
  }

  for (let jobIndex = 0; !isOver(); jobIndex += 1) {
    const job = stormJob(jobIndex);
    token = '';
    await signIn();
    const application = {
      action: 'apply',
      account: 'tiktok',
      accept_terms: true,
      client_ref: randomUUID(),
    };
    const applied = await repeat<Applied>('POST', `/api/job/${job}/apply`, application);
    if (applied) record.applications.push({ id: applied.body.application.id, account, job });
    for (const step of ['draft', 'live'] as const) {
      await waitForStep(job, step);
      await submit(job, step);
    }
  }
}
