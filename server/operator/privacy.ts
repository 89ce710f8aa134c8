import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeExport } from '../domain/privacy/describeExport.ts';
import { exportPerson, pictureFolder } from '../domain/privacy/exportPerson.ts';
import type { Services } from '../domain/services.ts';
import { OperatorError, type Command } from './command.ts';

/** Requests of people about their data. */
export const privacyCommands: Record<string, Command> = {
  export: {
    usage: 'EMAIL|ID FOLDER',
    about:
      'Write everything that is stored about a person into a new folder: data.json, README.md and pictures.',
    minArgs: 2,
    run: (services, [emailOrId = '', folder = '']) => writeExport(services, emailOrId, folder),
  },
};

async function writeExport(services: Services, emailOrId: string, folder: string): Promise<string> {
  const { data, pictures } = await exportPerson(services, emailOrId);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'EEXIST' ? `${folder} exists already.` : `${folder} cannot be created.`,
    );
  });
  const write = (file: string, content: string | Buffer) =>
    writeFile(path.join(folder, file), content, { mode: 0o600, flag: 'wx' });
  await write('data.json', `${JSON.stringify(data, null, 2)}\n`);
  await write('README.md', describeExport());
  if (pictures.length > 0) await mkdir(path.join(folder, pictureFolder), { mode: 0o700 });
  const missing: string[] = [];
  for (const { file, read } of pictures) {
    const bytes = await read();
    if (bytes) await write(file, bytes);
    else missing.push(file);
  }
  return [
    `${folder} has data.json, README.md and ${pictures.length - missing.length} pictures.`,
    ...missing.map((file) => `${file} is missing in the storage.`),
  ].join('\n');
}
