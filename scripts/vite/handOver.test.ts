// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { handOver } from './handOver.ts';

beforeAll(handOver);

/** Shows the copy of a page, lets a user act in it, and replaces it by the same page of the app. Returns the app's page. */
async function replaceAfter(page: string, act: (copy: Element) => void): Promise<Element> {
  document.body.innerHTML = `<div id="prerendered">${page}</div><div id="root"></div>`;
  const [copy, root] = document.body.children;
  act(copy!);
  root!.innerHTML = page;
  root!.addEventListener('change', ({ target }) => {
    (target as HTMLElement).dataset['changed'] = 'true';
  });
  window.replacePrerenderedPage?.();
  // Clicks and keys are repeated after two frames, and each click takes another one.
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  return root!;
}

test('a click on the text of a checkbox before the app runs ticks it once', async () => {
  const page = '<label><input type="checkbox"><span>Terms</span></label>';
  const app = await replaceAfter(page, (copy) => copy.querySelector('span')?.click());
  expect(app.querySelector('input')?.checked).toBe(true);
});

const languages =
  '<select><option value="en" selected>English</option><option value="ar">العربية</option></select>';

test('an option that is selected before the app runs is selected in the app', async () => {
  const app = await replaceAfter(languages, (copy) => {
    copy.querySelector('select')!.value = 'ar';
  });
  expect(app.querySelector('select')?.value).toBe('ar');
  expect(app.querySelector('select')?.dataset['changed']).toBe('true');
});

test('a select that was not changed before the app runs stays', async () => {
  const app = await replaceAfter(languages, () => undefined);
  expect(app.querySelector('select')?.dataset['changed']).toBeUndefined();
});

test('a letter that finds an option before the app runs is no shortcut', async () => {
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key, target }) => {
    if (target === document.body) keys.push(key);
  });
  await replaceAfter(languages, (copy) => {
    for (const type of ['keydown', 'keyup']) {
      const event = new KeyboardEvent(type, { key: 'a', bubbles: true });
      copy.querySelector('select')?.dispatchEvent(event);
    }
  });
  expect(keys).toEqual([]);
});
