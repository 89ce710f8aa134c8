import { mailboxPath } from './mailbox.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';

/** Returns the text that is printed when the demo is ready: its address and the demo accounts. */
export function startupBanner(appName: string, address: string): string {
  const rows = Object.entries(demoAccounts).map(
    ([name, about]) => `  ${`${name}@demo.test`.padEnd(22)} ${about}`,
  );
  return [
    '',
    `${appName} is ready: ${address}`,
    '',
    `Demo accounts, all with the password ${demoPassword}:`,
    ...rows,
    '',
    `Emails and text messages, including codes: ${address}${mailboxPath}`,
    '',
    '',
  ].join('\n');
}
