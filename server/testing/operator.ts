import { demoCommands } from '../demo/operatorCommands.ts';
import { operatorCommands } from '../operator/commands.ts';
import { runOperator } from '../operator/run.ts';

// Runs an operator command as server/operator.ts does, but not with a low priority: a journey waits for it, also on a busy machine.
const commands = { ...operatorCommands, ...demoCommands };
const { code, text } = await runOperator(commands, process.argv.slice(2), process.env, (line) =>
  process.stderr.write(`${line}\n`),
);
(code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
process.exitCode = code;
