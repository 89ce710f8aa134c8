const attributes = [
  'lang',
  'dir',
  'data-other-direction',
  'data-navbar-type',
  'data-footer-type',
  'data-navbar-color',
  'data-route-transition',
];
const themes = ['theme-dark', 'theme-semi-dark'];

function mirror(page: HTMLElement, body: HTMLElement): void {
  const { documentElement: source } = document;
  for (const name of attributes) {
    const value = source.getAttribute(name);
    if (value === null) page.removeAttribute(name);
    else if (value !== page.getAttribute(name)) page.setAttribute(name, value);
  }
  for (const theme of themes) body.classList.toggle(theme, document.body.classList.contains(theme));
  // The colours that the user has chosen.
  const isOwn = (name: string) => name.startsWith('--own-');
  for (const name of [...page.style].filter(isOwn)) page.style.removeProperty(name);
  for (const name of [...source.style].filter(isOwn))
    page.style.setProperty(name, source.style.getPropertyValue(name));
}

/**
 * Gives language, direction and theme, which the provider sets on the document of the script, to elements of another root, and follows
 * their changes. Returns a function that stops it.
 */
export function mirrorPage(page: HTMLElement, body: HTMLElement): () => void {
  const update = () => mirror(page, body);
  update();
  const observer = new MutationObserver(update);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true });
  return () => observer.disconnect();
}
