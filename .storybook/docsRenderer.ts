import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

/**
 * Draws a page of documentation once. Storybook asks again after each switch in the toolbar and would put the page in
 * its place anew, which loses the reader's place or loads everything again; page and examples follow by themselves.
 */
export async function docsRenderer() {
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const { render, unmount } = new DocsRenderer();
  let drawn: Promise<void> | undefined;
  const renderOnce: DocsRenderFunction<Renderer> = (...page) => (drawn ??= render(...page));
  return { render: renderOnce, unmount };
}
