import { readFile } from 'node:fs/promises';
import { importJobs } from '../domain/jobs/importJobs.ts';
import { jobFileSchema } from '../domain/jobs/jobFile.ts';
import { OperatorError, type Command } from './command.ts';

const shownFaults = 20;

/** Bringing jobs in. */
export const jobCommands: Record<string, Command> = {
  import: {
    usage: 'FILE',
    about: 'Add the jobs of a JSON file, all or none.',
    needs: 1,
    async run(services, [file = '']) {
      const parsed = jobFileSchema.safeParse(await readJson(file));
      if (!parsed.success) {
        const faults = parsed.error.issues
          .slice(0, shownFaults)
          .map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
        throw new OperatorError([`${file} was not imported.`, ...faults].join('\n'));
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
