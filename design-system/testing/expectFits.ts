import { expect } from 'storybook/test';

/** Returns whether an element is in a part of the example that scrolls horizontally. */
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

/** Expects that no text reaches over the left or right edge of the example, unless users can scroll to the text. */
export async function expectFits(root: HTMLElement): Promise<void> {
  const example = root.querySelector('div') ?? root;
  const { left, right } = example.getBoundingClientRect();
  const range = document.createRange();
  const texts = document.createTreeWalker(example, NodeFilter.SHOW_TEXT);
  const outside: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() === '') continue;
    const parent = text.parentElement as HTMLElement;
    // Leaves out texts for screen readers, which are one pixel wide, and texts of controls, which have their own box.
    if (parent.closest('[hidden], textarea, option') || parent.offsetWidth <= 1) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const isOutside = box.left < left - 1 || box.right > right + 1;
    if (isOutside && !isScrolled(parent, example)) outside.push(text.textContent ?? '');
  }
  await expect(outside).toEqual([]);
}
