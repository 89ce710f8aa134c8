import { isExposed } from './exposure.ts';
import { getConnectedMessage, isInvalid } from './focusedElement.ts';

/** Something that users of screen readers miss, or hear too often. */
export type SpeechFault = {
  readonly kind:
    | 'region born with its text'
    | 'name that keeps changing'
    | 'invalid without message';
  /** The text that should have been read, or is read too often. */
  readonly text: string;
  /** The beginning of the element's markup. */
  readonly element: string;
};

/** Creates a fault of an element. */
export function createFault(
  kind: SpeechFault['kind'],
  text: string,
  element: Element,
): SpeechFault {
  return { kind, text, element: element.outerHTML.slice(0, 240) };
}

/** Returns the controls that are exposed as invalid while no message is connected with them. */
export function findInvalidWithoutMessage(document: Document): SpeechFault[] {
  return [...document.querySelectorAll('input, select, textarea, [aria-invalid]')]
    .filter((control) => isInvalid(control) && isExposed(control) && !getConnectedMessage(control))
    .map((control) => createFault('invalid without message', '', control));
}

/** A name that changes this often within this time, in ms, is read like a ticking clock. */
const ticking = { count: 3, duration: 2500 };

/** Returns whether the times of changes, in ms, are as close together as the ticks of a countdown. */
export function isTicking(times: readonly number[]): boolean {
  const first = times.at(-ticking.count);
  const last = times.at(-1);
  return first !== undefined && last !== undefined && last - first < ticking.duration;
}
