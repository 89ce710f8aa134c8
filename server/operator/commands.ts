import { accountCommands } from './accounts.ts';
import { applicationCommands } from './applications.ts';
import { backupCommands } from './backups.ts';
import type { Command } from './command.ts';
import { demoCommands } from '../demo/operatorCommands.ts';
import { jobCommands } from './jobs.ts';
import { moneyCommands } from './money.ts';
import { payoutCommands } from './payouts.ts';
import { reviewCommands } from './reviews.ts';
import { socialCommands } from './social.ts';
import { withdrawalCommands } from './withdrawals.ts';

/** Every command by name, in the order of the help. */
export const commands: Record<string, Command> = {
  ...accountCommands,
  ...socialCommands,
  ...applicationCommands,
  ...reviewCommands,
  ...jobCommands,
  ...moneyCommands,
  ...withdrawalCommands,
  ...payoutCommands,
  ...demoCommands,
  ...backupCommands,
};
