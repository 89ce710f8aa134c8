import os from 'node:os';
import { demoCommands } from './demo/operatorCommands.ts';
import { operatorCommands } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

// A backup or an import of many rows must not slow down the server on the same machine.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const commands = { ...operatorCommands, ...demoCommands };
const { code, text } = await runOperator(commands, process.argv.slice(2), process.env, (line) =>
  process.stderr.write(`${line}\n`),
);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
