import { demoPassword } from '../harness/signin.ts';
import type { Visitor } from './visitor.ts';

async function sendSigninForm(visitor: Visitor, who: string): Promise<void> {
  await visitor.open('/signin');
  await visitor.fill({ label: 'Email' }, `${who}@demo.test`);
  await visitor.fill({ label: 'Password' }, demoPassword);
  await visitor.click({ role: 'button', name: 'Sign in' });
}

/** Signs in as a demo user. */
export async function signIn(visitor: Visitor, who: string): Promise<void> {
  await sendSigninForm(visitor, who);
  await visitor.arrive(/\/dashboard/);
}

/** Tries to sign in while the browser stores no cookies: expects a message, and that nothing typed is lost. */
export async function signInWithoutCookies(visitor: Visitor): Promise<void> {
  await sendSigninForm(visitor, 'approved');
  await visitor.see({ text: /Your browser blocks cookies/ });
  const { value: email } = await visitor.see({ label: 'Email' });
  const { value: password } = await visitor.see({ label: 'Password' });
  if (email !== 'approved@demo.test' || password !== demoPassword)
    throw new Error(`The form contains "${email}" and "${password}".`);
}

/** Presses a shortcut as soon as a page has loaded, which must take effect before an animation of the page could end. */
export async function pressShortcutAtOnce(visitor: Visitor): Promise<void> {
  await visitor.open('/jobs');
  const pressedAt = Date.now();
  await visitor.tab.type('gd');
  await visitor.arrive(/\/dashboard/);
  const milliseconds = Date.now() - pressedAt;
  console.log(`A shortcut took ${milliseconds} ms.`);
  // A shortcut took 3100 ms in WebKit while shortcuts waited for the first view transition; a busy machine needs 950.
  if (milliseconds > 2500) throw new Error(`The shortcut took ${milliseconds} ms.`);
}
