import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { copyStyles } from './copyStyles.ts';

type Root = Document | ShadowRoot;

/** Renders a whole portal into an element of another root. Returns a function that removes it. */
function mountPortal(root: Root, children: ReactNode): () => void {
  const stop = copyStyles(root);
  const container = document.createElement('div');
  ('body' in root ? root.body : root).append(container);
  const portal = createRoot(container);
  portal.render(
    <StyleSheetManager target={'head' in root ? root.head : root}>
      <DesignSystemProvider navigate={() => undefined}>{children}</DesignSystemProvider>
    </StyleSheetManager>,
  );
  return () => {
    stop();
    // React cannot unmount a root while it renders another.
    setTimeout(() => portal.unmount(), 0);
  };
}

/** A portal in a shadow root, as in a widget or an extension. */
export function InShadowRoot({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  useEffect(() => {
    // An element keeps its shadow root when an effect runs again.
    setRoot((current) => current ?? host.current!.attachShadow({ mode: 'open' }));
  }, []);
  useEffect(() => (root ? mountPortal(root, children) : undefined), [root, children]);
  return <div ref={host} data-testid="host" />;
}

/** A part of the portal in an iframe, as in an editor with a preview. */
export function InFrame({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => (page ? copyStyles(page) : undefined), [page]);
  return (
    <iframe
      title="Portal"
      // Without a doctype, browsers would show it in quirks mode.
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      style={{ inlineSize: '100%', blockSize: '45rem', border: '1px solid' }}
    >
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>{children}</StyleSheetManager>,
          page.body,
        )}
    </iframe>
  );
}

/** A portal in a second window. */
export function InWindow({ children }: { children: ReactNode }) {
  return (
    <Button
      onPress={() => {
        const view = window.open('', '', 'popup,width=900,height=700');
        if (!view) return;
        // Without a doctype, browsers would show it in quirks mode.
        view.document.write('<!doctype html>');
        view.document.close();
        const unmount = mountPortal(view.document, children);
        view.addEventListener('pagehide', unmount);
      }}
    >
      Open window
    </Button>
  );
}
