import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';
import { getSpokenText } from './spokenText.ts';

/** What a screen reader reads of an element that has the focus. */
export type FocusedElement = {
  readonly name: string;
  readonly role: string;
  readonly states: readonly string[];
  readonly value: string;
  readonly description: string;
  /** The message of `aria-errormessage`; empty if the description contains it, because screen readers read it once. */
  readonly error: string;
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element.matches('input, select, textarea');

/**
 * Returns whether an element is exposed as invalid: by `aria-invalid`, else by its validity. Chromium leaves out that a required
 * control is empty, and exposes a custom validity.
 */
export function isInvalid(element: Element): boolean {
  const stated = element.getAttribute('aria-invalid');
  if (stated !== null) return stated !== 'false';
  if (!isControl(element) || !element.willValidate || element.validity.valid) return false;
  return !element.validity.valueMissing || element.validity.customError;
}

function getTexts(element: Element, attribute: string): string {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  const elements = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  // A referenced element is read even if it is hidden, for example behind an open list.
  const texts = elements.map(({ childNodes }) =>
    [...childNodes].map(getSpokenText).join(' ').trim(),
  );
  return texts.filter(Boolean).join(' ');
}

/** Returns the message that `aria-errormessage` or `aria-describedby` connects with an element. */
export function getConnectedMessage(element: Element): string {
  const ownMessage =
    getTexts(element, 'aria-errormessage') || getTexts(element, 'aria-describedby');
  const group = element.closest(
    '[role="group"][aria-describedby], [role="radiogroup"][aria-describedby]',
  );
  return ownMessage || (group ? getTexts(group, 'aria-describedby') : '');
}

// The words for the states true and false of an attribute.
const words: Readonly<Record<string, readonly [on: string, off: string]>> = {
  'aria-expanded': ['expanded', 'collapsed'],
  'aria-pressed': ['pressed', 'not pressed'],
  'aria-selected': ['selected', ''],
  'aria-checked': ['checked', 'not checked'],
  'aria-disabled': ['unavailable', ''],
  'aria-readonly': ['read only', ''],
  'aria-required': ['required', ''],
};

function getStates(element: Element): string[] {
  const states = Object.entries(words).map(([attribute, [on, off]]) => {
    const value = element.getAttribute(attribute);
    if (value === null) return '';
    return value === 'true' ? on : off;
  });
  const current = element.getAttribute('aria-current');
  if (current !== null && current !== 'false') states.push('current');
  if (isControl(element)) {
    if (element.required && !element.hasAttribute('aria-required')) states.push('required');
    if (element.disabled) states.push('unavailable');
    if ('readOnly' in element && element.readOnly) states.push('read only');
    if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
      states.push(element.checked ? 'checked' : 'not checked');
  }
  if (isInvalid(element)) states.push('invalid');
  return states.filter(Boolean);
}

function getValue(element: Element, role: string): string {
  const text = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  if (text !== null) return text;
  if (element instanceof HTMLInputElement && /^(checkbox|radio|file|password)$/.test(element.type))
    return '';
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (isControl(element)) return element.value;
  return role === 'combobox' ? (element.textContent ?? '') : '';
}

const level = (element: Element): string =>
  element.getAttribute('aria-level') ?? /^h([1-6])$/i.exec(element.localName)?.[1] ?? '';

/** Returns what is read of an element: name, role, states, value, description with the error. */
export function describeElement(element: Element): FocusedElement {
  const role = getRole(element) ?? '';
  const description = computeAccessibleDescription(element);
  const error = isInvalid(element) ? getTexts(element, 'aria-errormessage') : '';
  return {
    name: computeAccessibleName(element),
    role: role === 'heading' ? `heading level ${level(element)}` : role,
    states: getStates(element),
    value: getValue(element, role),
    description,
    error: description.includes(error) ? '' : error,
  };
}

const containers =
  '[role="dialog"], [role="alertdialog"], dialog, [role="group"], [role="radiogroup"], fieldset, [role="application"]';

// A field named `closest` hides that method of its form.
const findContainer = (element: Element | null): Element | null =>
  element && Element.prototype.closest.call(element, containers);

/** Returns the named containers that focus enters with an element, from the outermost: their name, role and description. */
export function describeEntered(element: Element, previous: Element | null): string[] {
  const entered: string[] = [];
  for (
    let node = findContainer(element.parentElement);
    node;
    node = findContainer(node.parentElement)
  ) {
    if (node.contains(previous)) continue;
    const name = computeAccessibleName(node);
    const role = getRole(node) ?? '';
    const parts = [name, role, computeAccessibleDescription(node)];
    if (name) entered.unshift(parts.filter(Boolean).join(', '));
  }
  return entered;
}

/** Returns the sentence that is read when an element gets the focus. */
export function toSentence(focused: FocusedElement): string {
  const { name, role, states, value, description, error } = focused;
  return [name, role, ...states, value, description, error].filter(Boolean).join(', ');
}
