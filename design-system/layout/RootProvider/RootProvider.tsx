import {
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { PageContext } from '../../internal/page.ts';
import { getRoot, type Root } from '../../internal/roots.ts';
import { useProps } from '../../internal/useProps.ts';
import { isDevelopment, warnOnce } from '../../internal/warnOnce.ts';
import { adaptDocument } from './adaptDocument.ts';
import { mirrorPage } from './mirrorPage.ts';
import { Overlays, Region } from './RootProvider.styles.ts';

export type RootProviderProps = {
  /** The portal, or a part of it that is rendered in a shadow root, an iframe or a second window. */
  children: ReactNode;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

function isDocument(root: Root): root is Document {
  return root.nodeType === 9;
}

function warnOfRoot(root: Root): void {
  if (!isDocument(root) && root.mode === 'closed')
    warnOnce(
      'RootProvider: in a closed shadow root, buttons cannot be pressed, because events do not show what is inside. Use mode: "open".',
    );
  if (isDocument(root) && root.compatMode === 'BackCompat')
    warnOnce(
      'RootProvider: the document has no <!doctype html>, so browsers show it in quirks mode, in which tables do not inherit the font.',
    );
}

/**
 * Lets components work in a shadow root, an iframe or a second window: finds out where it is rendered, opens their overlays and notices
 * there, and repeats language, direction and theme. Render it inside of `DesignSystemProvider`, around what is in the root.
 */
export function RootProvider(given: RootProviderProps) {
  const { children, ref, ...props } = useProps('RootProvider', given);
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useImperativeHandle(ref, () => region as HTMLDivElement, [region]);
  // Before the effects of the components inside. It costs pages without shadow roots nothing, because only this module contains it.
  useInsertionEffect(enableShadowDOM, []);
  const root = region && getRoot(region);
  const isForeign = root !== null && region?.ownerDocument !== document;

  useLayoutEffect(() => {
    if (!root || root === document || !region || !overlays) return undefined;
    if (isDevelopment) warnOfRoot(root);
    const ends = isDocument(root)
      ? [mirrorPage(root.documentElement, root.body)]
      : [region, overlays].map((element) => mirrorPage(element, element));
    if (isForeign) ends.push(adaptDocument(overlays));
    return () => {
      for (const end of ends) end();
    };
  }, [root, region, overlays, isForeign]);

  return (
    <Region data-part="root-provider" {...props} ref={setRegion}>
      {overlays && (
        <PageContext value={isForeign ? overlays.ownerDocument : null}>
          <PortalProvider getContainer={() => overlays}>{children}</PortalProvider>
        </PageContext>
      )}
      {root &&
        createPortal(
          <Overlays ref={setOverlays} data-part="overlays" data-foreign={isForeign || undefined} />,
          isDocument(root) ? root.body : root,
        )}
    </Region>
  );
}
