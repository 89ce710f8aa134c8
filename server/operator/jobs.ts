import type { z } from 'zod';
import {
  activeStates,
  undecidedStates,
  type ApplicationState,
} from '../../contract/rules/states.ts';
import { countNoun } from '../domain/countNoun.ts';
import { briefChangeSchema, changeBrief } from '../domain/jobChanges/briefChanges.ts';
import { cancelJob, closeJob } from '../domain/jobChanges/endJob.ts';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { findPastDates, jobFileSchema } from '../domain/jobs/jobFile.ts';
import type { Services } from '../domain/services.ts';
import { joinReason, OperatorError, type Command } from './command.ts';
import { confirmOption, readConfirmation } from './confirm.ts';
import { readTextFile } from './readTextFile.ts';

const maxShownErrors = 20;

/** Importing, changing and ending jobs. */
export const jobCommands: Record<string, Command> = {
  import: {
    usage: 'FILE',
    about: 'Import the jobs of a JSON file, all or none.',
    minArgs: 1,
    async run(services, [file = '']) {
      const parsed = jobFileSchema.safeParse(await readJson(file));
      const refused = `${file} was not imported.`;
      if (!parsed.success) throw toFileError(refused, parsed.error.issues);
      const { jobs } = parsed.data;
      const past = findPastDates(jobs, services.clock.now());
      if (past.length > 0) throw toFileError(refused, past);
      const renamed = await importJobs(services, jobs);
      const notes = renamed.map(({ given, used }) => `The brand “${given}” is “${used}”.`);
      return [`Imported ${countNoun(jobs.length, 'job')}.`, ...notes].join('\n');
    },
  },
  'change-brief': {
    usage: 'JOB FILE SUMMARY…',
    about: 'Replace parts of a job from a JSON file, and notify everyone who works on it.',
    minArgs: 3,
    async run(services, [jobId = '', file = '', ...summary]) {
      const parsed = briefChangeSchema.safeParse(await readJson(file));
      if (!parsed.success) {
        throw toFileError(`${file} is invalid; nothing was changed.`, parsed.error.issues);
      }
      const { work_due: due } = parsed.data;
      if (due !== undefined && due < services.clock.now()) {
        throw toFileError(`${file} is invalid; nothing was changed.`, [
          { path: ['work_due'], message: 'is in the past' },
        ]);
      }
      const version = await changeBrief(services, jobId, parsed.data, joinReason(summary));
      return `${jobId} now has version ${version} of its brief.`;
    },
  },
  'close-job': {
    usage: 'JOB [--yes]',
    about:
      'Close a job for applications before its closing date. There is no way back, so --yes confirms that undecided applications end.',
    minArgs: 1,
    async run(services, args) {
      const { rest, isConfirmed } = readConfirmation(args);
      const [jobId = ''] = rest;
      await assertEndConfirmed(services, jobId, undecidedStates, isConfirmed);
      await closeJob(services, jobId);
      return `${jobId} is closed.`;
    },
  },
  'cancel-job': {
    usage: 'JOB REASON… [--yes]',
    about:
      'Cancel a job. Tasks that are already approved are still paid. There is no way back, so --yes confirms that applications and work end.',
    minArgs: 2,
    async run(services, args) {
      const { rest, isConfirmed } = readConfirmation(args);
      const [jobId = '', ...reason] = rest;
      await assertEndConfirmed(services, jobId, activeStates, isConfirmed);
      await cancelJob(services, jobId, joinReason(reason));
      return `${jobId} is cancelled.`;
    },
  },
};

/** Throws an OperatorError with the question if applications to a job in these states would end, which was not confirmed. */
async function assertEndConfirmed(
  { db }: Services,
  jobId: string,
  states: readonly ApplicationState[],
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed) return;
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('state', 'in', states)
    .execute();
  if (rows.length === 0) return;
  throw new OperatorError(
    `End ${countNoun(rows.length, 'application')} to ${jobId} for good? Nothing was changed. If so, run the command again with ${confirmOption}.`,
  );
}

function toFileError(
  message: string,
  issues: readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[],
): OperatorError {
  const errors = issues
    .slice(0, maxShownErrors)
    .map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  return new OperatorError([message, ...errors].join('\n'));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
