import type { DocsRenderFunction, Renderer } from 'storybook/internal/types';

/**
 * Renders a documentation page once. Storybook renders it again after every change in the toolbar, which loses the
 * scroll position of a review and reloads framed examples; DocsPage updates the page instead.
 */
export async function docsRenderer() {
  const { DocsRenderer } = await import('@storybook/addon-docs');
  const { render, unmount } = new DocsRenderer();
  let rendered: Promise<void> | undefined;
  const renderOnce: DocsRenderFunction<Renderer> = (...args) => (rendered ??= render(...args));
  return { render: renderOnce, unmount };
}
