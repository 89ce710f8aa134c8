import { demoCommands } from './demo/operatorCommands.ts';
import { operatorCommands } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

const commands = { ...operatorCommands, ...demoCommands };
const { code, text } = await runOperator(commands, process.argv.slice(2), process.env);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
