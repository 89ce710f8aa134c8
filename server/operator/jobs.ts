import { readFile } from 'node:fs/promises';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { jobFileSchema } from '../domain/jobs/jobFile.ts';
import { OperatorError, type Command } from './command.ts';

const maxShownErrors = 20;

/** The import of jobs. */
export const jobCommands: Record<string, Command> = {
  import: {
    usage: 'FILE',
    about: 'Import the jobs of a JSON file, all or none.',
    minArgs: 1,
    async run(services, [file = '']) {
      const parsed = jobFileSchema.safeParse(await readJson(file));
      if (!parsed.success) {
        const errors = parsed.error.issues
          .slice(0, maxShownErrors)
          .map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
        throw new OperatorError([`${file} was not imported.`, ...errors].join('\n'));
      }
      await importJobs(services, parsed.data.jobs);
      return `${parsed.data.jobs.length} jobs were imported.`;
    },
  },
};

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
