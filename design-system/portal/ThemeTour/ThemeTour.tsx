import { Suspense, useState } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { usePreference } from '../../preferences/usePreference.ts';
import type { ThemeTourProps } from './TourPanel.tsx';

export type { ThemeTourProps } from './TourPanel.tsx';

const TourPanel = lazyPart(() => import('./TourPanel.tsx'));

/**
 * Renders a short guided tour of an AppShell: menu, navbar, customizer and account. It is shown while the preference
 * `themeTour` is on, and switches it off at its end.
 */
export function ThemeTour(given: ThemeTourProps) {
  const props = useProps('ThemeTour', given);
  const isEnabled = usePreference('themeTour');
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!isEnabled) return null;
  return (
    <>
      {/* The tour queries the document for its targets, so it must mount after them. */}
      <span ref={setAnchor} hidden />
      {anchor && (
        <Suspense>
          <TourPanel {...props} />
        </Suspense>
      )}
    </>
  );
}
