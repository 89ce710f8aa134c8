import { accountCommands } from './accounts.ts';
import { applicationCommands } from './applications.ts';
import { backupCommands } from './backups.ts';
import { caseCommands } from './cases.ts';
import type { Command } from './command.ts';
import { discussionCommands } from './discussions.ts';
import { jobCommands } from './jobs.ts';
import { keyCommands } from './keys.ts';
import { logCommands } from './log.ts';
import { moneyCommands } from './money.ts';
import { outboxCommands } from './outbox.ts';
import { payoutCommands } from './payouts.ts';
import { privacyCommands } from './privacy.ts';
import { problemCommands } from './problems.ts';
import { productCommands } from './products.ts';
import { rateCommands } from './rates.ts';
import { showAccountCommands } from './showAccount.ts';
import { ticketCommands } from './tickets.ts';
import { withdrawalCommands } from './withdrawals.ts';

/** Every command by name, in the order of the help. */
export const operatorCommands: Record<string, Command> = {
  ...accountCommands,
  ...showAccountCommands,
  ...privacyCommands,
  ...applicationCommands,
  ...discussionCommands,
  ...productCommands,
  ...jobCommands,
  ...moneyCommands,
  ...problemCommands,
  ...caseCommands,
  ...rateCommands,
  ...withdrawalCommands,
  ...payoutCommands,
  ...ticketCommands,
  ...outboxCommands,
  ...keyCommands,
  ...backupCommands,
  ...logCommands,
};
