import { expect } from 'storybook/test';

function isScrolled(element: Element, root: Element): boolean {
  for (
    let parent = element.parentElement;
    parent && parent !== root;
    parent = parent.parentElement
  ) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
  }
  return false;
}

/** Expects that no text reaches over an edge of the example, or of what contains it, unless users can scroll there. */
export async function expectFits(root: HTMLElement): Promise<void> {
  const example = root.querySelector('div') ?? root;
  const { left, right } = example.getBoundingClientRect();
  const range = document.createRange();
  const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() === '') continue;
    const parent = text.parentElement as HTMLElement;
    // Texts for screen readers are one pixel wide, and the text of a control has its own box.
    if (parent.closest('[hidden], textarea, option') || parent.offsetWidth <= 1) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const isOutside = box.left < left - 1 || box.right > right + 1;
    if (isOutside && !isScrolled(parent, example)) outside.push(text.textContent ?? '');
  }
  await expect(outside).toEqual([]);
}
