import { mailboxPath } from './mailbox.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';

/** The text that a person reads once the demo answers: where it is and how to sign in. */
export function welcomeText(appName: string, address: string): string {
  const rows = Object.entries(demoAccounts).map(
    ([name, about]) => `  ${`${name}@demo.test`.padEnd(22)} ${about}`,
  );
  return [
    '',
    `${appName} is ready: ${address}`,
    '',
    `Demo sign-ins, all with the password ${demoPassword}:`,
    ...rows,
    '',
    `Mails and text messages, codes too: ${address}${mailboxPath}`,
    '',
    '',
  ].join('\n');
}
