import { defineMessages, type MessageDescriptor } from '../../i18n/intl.ts';

/** A step of the tour; `target` is a CSS selector. */
export type TourStep = { target: string; title: MessageDescriptor; text: MessageDescriptor };

const titles = defineMessages({
  menu: { id: 'ds.themeTour.menu.title', defaultMessage: 'The menu' },
  navbar: { id: 'ds.themeTour.navbar.title', defaultMessage: 'The navbar' },
  customizer: { id: 'ds.themeTour.customizer.title', defaultMessage: 'Display settings' },
  account: { id: 'ds.themeTour.account.title', defaultMessage: 'Your account' },
});

const texts = defineMessages({
  menu: {
    id: 'ds.themeTour.menu.text',
    defaultMessage: 'Links to every section. On wide screens it is at the side or at the top.',
  },
  navbar: {
    id: 'ds.themeTour.navbar.text',
    defaultMessage:
      'Tools for every page. The navbar can be sticky, floating or in a colour of your choice.',
  },
  customizer: {
    id: 'ds.themeTour.customizer.text',
    defaultMessage: 'Set the theme, colours, menu and direction. Changes apply immediately.',
  },
  account: {
    id: 'ds.themeTour.account.text',
    defaultMessage: 'Your profile, language and sign-out. Next to it are the tools for every page.',
  },
});

const steps: readonly TourStep[] = [
  { target: '[data-tour="menu"]', title: titles.menu, text: texts.menu },
  { target: '[data-part="navbar"]', title: titles.navbar, text: texts.navbar },
  { target: '[data-tour="customizer"]', title: titles.customizer, text: texts.customizer },
  { target: '[data-tour="account"]', title: titles.account, text: texts.account },
];

function isVisible(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentElement) {
    if (getComputedStyle(node).display === 'none') return false;
  }
  // In an element without children, there is nothing to point at.
  return element.childElementCount > 0;
}

/** Returns the visible target of a step. The menu is rendered in several places, of which one is visible. */
export function findTarget({ target }: TourStep): Element | undefined {
  return [...document.querySelectorAll(target)].find(isVisible);
}

/** Returns the steps whose target is visible. */
export function findSteps(): TourStep[] {
  return steps.filter(findTarget);
}
