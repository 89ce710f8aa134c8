import { lazy, Suspense, useState } from 'react';
import { usePreference } from '../../preferences/usePreference.ts';

const TourPanel = lazy(() => import('./TourPanel.tsx'));

/**
 * A short guided tour of an AppShell: its menu, its navbar, the customizer, the account. It runs while the preference
 * `themeTour` is on, and switches it off when it ends.
 */
export function ThemeTour() {
  const isWanted = usePreference('themeTour');
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!isWanted) return null;
  return (
    <>
      {/* The tour looks for its stops on the page, so the page has to be there first. */}
      <span ref={setAnchor} hidden />
      {anchor && (
        <Suspense>
          <TourPanel />
        </Suspense>
      )}
    </>
  );
}
