import { defaultCurrency } from '../../../contract/rules/policy.ts';
import { exportVersion, pictureFolder } from './exportPerson.ts';
import { getExportName } from './exportRow.ts';
import { listPersonalTables } from './personalData.ts';
import type { Format, PersonalTable } from '../../database/defineTable.ts';

const formats: Record<Format, string> = {
  text: 'text',
  number: 'number',
  flag: 'true or false',
  time: 'time',
  json: 'list or object',
  amount: 'amount',
  encrypted: 'object, decrypted',
};

/** Describes the files and fields of an export, for the person who gets it, in Markdown. */
export function describeExport(): string {
  const tables = listPersonalTables().map(([, table]) => table);
  const exported = tables.filter(({ omitted }) => omitted === undefined);
  const notExported = tables.filter(({ omitted }) => omitted !== undefined);
  return [
    '# Your data',
    '',
    `\`data.json\` (format \`byline-export\`, version ${exportVersion}) holds everything that is stored about you, encoded as UTF-8. Pictures are in the folder \`${pictureFolder}\`; \`file\` names them.`,
    '',
    '- A time is in UTC, as in 2026-11-25T08:30:00Z.',
    `- An amount is \`{ "amount": 12550, "currency": "${defaultCurrency}" }\`: whole minor units of the currency (ISO 4217), here 125.50.`,
    '- `null` means that nothing is stored. A section is a list, or one object where there can only be one.',
    '- `job_id` refers to `jobs`, which has the title and the brand of each job that is mentioned.',
    '',
    '## Sections',
    ...exported.flatMap(describeSection),
    '',
    '## Not included',
    '',
    ...notExported.map(({ about, omitted }) => `- ${about} ${capitalize(omitted ?? '')}.`),
    ...exported.flatMap(describeOmitted),
    '',
  ].join('\n');
}

function describeSection({ section, about, columns }: PersonalTable): string[] {
  const fields = Object.entries(columns)
    .filter(([, { omitted }]) => omitted === undefined)
    .map(([name, { format, note }]) => {
      const kind = note === undefined ? formats[format] : `${formats[format]}, ${note}`;
      return `\`${getExportName(name, format)}\` (${kind})`;
    });
  return ['', `### ${section}`, '', about, '', `${fields.join(', ')}.`];
}

function describeOmitted({ section, columns }: PersonalTable): string[] {
  return Object.entries(columns).flatMap(([name, { omitted }]) =>
    omitted === undefined ? [] : [`- \`${section}.${name}\`: ${omitted}.`],
  );
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
