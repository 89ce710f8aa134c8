import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { RootProvider } from './RootProvider.tsx';

afterEach(() => {
  cleanup();
  preferencesStore.reset();
  // Not the regions for announcements, which stay in the page.
  for (const element of document.querySelectorAll('[data-host], iframe')) element.remove();
  vi.restoreAllMocks();
});

/** Renders a dialog into another root, as a widget does. */
function renderInto(root: ParentNode, locale = 'en') {
  const container = document.createElement('div');
  container.dataset['host'] = '';
  root.append(container);
  return render(
    <DesignSystemProvider locale={locale} navigate={() => undefined}>
      <RootProvider className="widget">
        <Dialog title="Apply" defaultOpen>
          <p>Terms</p>
        </Dialog>
      </RootProvider>
    </DesignSystemProvider>,
    { container },
  );
}

function attach(mode: ShadowRootMode): ShadowRoot {
  const host = document.createElement('div');
  host.dataset['host'] = '';
  document.body.append(host);
  return host.attachShadow({ mode });
}

/** Adds an empty frame, which jsdom shows in quirks mode, as browsers do. */
function addFrame(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentDocument!;
}

test('a dialog opens in the shadow root, with the name of its title', async () => {
  const root = attach('open');
  renderInto(root);
  const dialog = root.querySelector('[role="dialog"]')!;
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  const title = root.getElementById(dialog.getAttribute('aria-labelledby')!);
  expect(title).toHaveTextContent('Apply');
});

test('a shadow root follows language, direction and theme', async () => {
  const root = attach('open');
  renderInto(root, 'ar');
  const parts = [root.querySelector('.widget')!, root.querySelector('[data-part="overlays"]')!];
  for (const part of parts) expect(part).toHaveAttribute('dir', 'rtl');
  act(() => preferencesStore.set({ theme: 'dark', direction: 'ltr' }));
  await vi.waitFor(() => {
    for (const part of parts) {
      expect(part).toHaveAttribute('dir', 'ltr');
      expect(part).toHaveClass('theme-dark');
    }
  });
  expect(parts[0]).toHaveClass('widget');
});

test('a document without a doctype warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderInto(addFrame().body);
  const texts = warn.mock.calls
    .map(([text]) => String(text))
    .filter((text) => /doctype/.test(text));
  expect(texts).toHaveLength(1);
});

test('a dialog opens in the frame, whose page follows the theme, and is left as it was', async () => {
  const page = addFrame();
  preferencesStore.set({ theme: 'dark' });
  const { unmount } = renderInto(page.body);
  const frame = document.querySelector('iframe');
  expect(page.querySelector('[role="dialog"]')).not.toBeNull();
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  expect(page.body).toHaveClass('theme-dark');
  expect(page.documentElement).toHaveAttribute('lang', 'en');
  // React Aria makes what is not in the dialog inert, but not this.
  expect(frame).toHaveAttribute('data-react-aria-top-layer');
  expect(frame).not.toHaveAttribute('inert');
  unmount();
  expect(frame).not.toHaveAttribute('data-react-aria-top-layer');
  expect(page.querySelector('[data-live-announcer], [role="dialog"]')).toBeNull();
});

test('a closed shadow root warns once', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderInto(attach('closed'));
  renderInto(attach('closed'));
  const texts = warn.mock.calls.map(([text]) => String(text)).filter((text) => /closed/.test(text));
  expect(texts).toHaveLength(1);
});

test('in the page itself, a dialog opens without a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderInto(document.body);
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
});
