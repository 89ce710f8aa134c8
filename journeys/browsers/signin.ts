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

/** Tries to sign in while the browser blocks cookies. Expects a message, and that the form keeps its values. */
export async function signInWithoutCookies(visitor: Visitor): Promise<void> {
  await sendSigninForm(visitor, 'approved');
  await visitor.see({ text: /Your browser blocks cookies/ });
  const { value: email } = await visitor.see({ label: 'Email' });
  const { value: password } = await visitor.see({ label: 'Password' });
  if (email !== 'approved@demo.test' || password !== demoPassword)
    throw new Error(`The form contains "${email}" and "${password}".`);
}

/** Presses a shortcut as soon as a page has loaded. Expects the effect before an animation of the page could have ended. */
export async function pressShortcutAtOnce(visitor: Visitor): Promise<void> {
  await visitor.open('/jobs');
  const pressedAt = Date.now();
  await visitor.tab.type('gd');
  await visitor.arrive(/\/dashboard/);
  const milliseconds = Date.now() - pressedAt;
  console.log(`A shortcut took ${milliseconds} ms.`);
  // Shortcuts took 3100 ms in WebKit while they waited for the first view transition. Without that wait, a busy machine needs 950 ms.
  if (milliseconds > 2500) throw new Error(`The shortcut took ${milliseconds} ms.`);
}
