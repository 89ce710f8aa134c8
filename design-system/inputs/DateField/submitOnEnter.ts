import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { getElements } from '../../validation/formElement.ts';
import { isElement } from '../../internal/roots.ts';

// A native button without `type` submits too.
function isSubmitButton(element: Element): element is HTMLElement {
  const isButton = element.matches('button, input');
  return isButton && (element as HTMLButtonElement).type === 'submit';
}

/**
 * Submits the form on Enter in a segment of a date, as browsers do for an input: with a click on its first submit button, which
 * does nothing while the button is disabled. `complete` runs before the submission.
 */
export function submitOnEnter({ key, target }: KeyboardEvent, complete: () => void): void {
  if (key !== 'Enter' || !isElement(target) || target.getAttribute('role') !== 'spinbutton') return;
  flushSync(complete);
  const form = target.closest('form');
  if (!form) return;
  const button = getElements(form).find(isSubmitButton);
  if (button) button.click();
  else HTMLFormElement.prototype.requestSubmit.call(form);
}
