import { afterEach, expect, test, vi } from 'vitest';
import { withoutTransitions } from './withoutTransitions.ts';

class FakeTransition {
  cancel = vi.fn();
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'getAnimations');
});

/** Makes the browser list these animations, which jsdom cannot. */
function stubAnimations(animations: object[]) {
  vi.stubGlobal('CSSTransition', FakeTransition);
  Object.assign(document, { getAnimations: () => [...animations] });
}

test('transitions that a change starts are cancelled, and no others', () => {
  const [before, started, animation] = [
    new FakeTransition(),
    new FakeTransition(),
    { cancel: vi.fn() },
  ];
  const animations: object[] = [before];
  stubAnimations(animations);
  withoutTransitions(() => animations.push(started, animation));
  expect(started.cancel).toHaveBeenCalledOnce();
  expect(before.cancel).not.toHaveBeenCalled();
  expect(animation.cancel).not.toHaveBeenCalled();
});

test('no transition starts on the elements around the focus, except on those that are moving already', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<style>div { transition: color 0.2s }</style><div id="moving"><div id="still"><input></div></div>';
  document.body.append(root);
  const [still, moving] = ['still', 'moving'].map((id) => document.getElementById(id));
  document.querySelector('input')?.focus();
  const transition = Object.assign(new FakeTransition(), { effect: { target: moving } });
  stubAnimations([transition]);
  const read = () => [still, moving].map((element) => element?.style.transition);
  let during: unknown;
  withoutTransitions(() => {
    during = read();
  });
  expect(during).toEqual(['none', '']);
  expect(read()).toEqual(['', '']);
  root.remove();
});

test('a change is made even if the browser cannot list animations', () => {
  const change = vi.fn();
  withoutTransitions(change);
  expect(change).toHaveBeenCalledOnce();
});
