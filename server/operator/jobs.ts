import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { countNoun } from '../domain/countNoun.ts';
import { briefChangeSchema, changeBrief } from '../domain/jobs/briefChanges.ts';
import { cancelJob, closeJob } from '../domain/jobs/endJob.ts';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { jobFileSchema } from '../domain/jobs/jobFile.ts';
import { joinReason, OperatorError, type Command } from './command.ts';

const maxShownErrors = 20;

/** Importing, changing and ending jobs. */
export const jobCommands: Record<string, Command> = {
  import: {
    usage: 'FILE',
    about: 'Import the jobs of a JSON file, all or none.',
    minArgs: 1,
    async run(services, [file = '']) {
      const parsed = jobFileSchema.safeParse(await readJson(file));
      if (!parsed.success) throw toFileError(`${file} was not imported.`, parsed.error);
      await importJobs(services, parsed.data.jobs);
      return `Imported ${countNoun(parsed.data.jobs.length, 'job')}.`;
    },
  },
  'change-brief': {
    usage: 'JOB FILE SUMMARY…',
    about: 'Replace parts of a job from a JSON file, and notify everyone who works on it.',
    minArgs: 3,
    async run(services, [jobId = '', file = '', ...summary]) {
      const parsed = briefChangeSchema.safeParse(await readJson(file));
      if (!parsed.success) {
        throw toFileError(`${file} is invalid; nothing was changed.`, parsed.error);
      }
      const version = await changeBrief(services, jobId, parsed.data, joinReason(summary));
      return `${jobId} now has version ${version} of its brief.`;
    },
  },
  'close-job': {
    usage: 'JOB',
    about: 'Close a job for applications before its closing date.',
    minArgs: 1,
    async run(services, [jobId = '']) {
      await closeJob(services, jobId);
      return `${jobId} is closed.`;
    },
  },
  'cancel-job': {
    usage: 'JOB REASON…',
    about: 'Cancel a job. Tasks that are already approved are still paid.',
    minArgs: 2,
    async run(services, [jobId = '', ...reason]) {
      await cancelJob(services, jobId, joinReason(reason));
      return `${jobId} is cancelled.`;
    },
  },
};

function toFileError(message: string, { issues }: z.ZodError): OperatorError {
  const errors = issues
    .slice(0, maxShownErrors)
    .map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
  return new OperatorError([message, ...errors].join('\n'));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} is not JSON: ${(error as Error).message}`);
  }
}
