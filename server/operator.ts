import { runOperator } from './operator/run.ts';

const { code, text } = await runOperator(process.argv.slice(2), process.env);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
