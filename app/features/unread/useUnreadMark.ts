import { useEffect } from 'react';

/** The parts of `navigator` for the badge of an installed app, which some browsers lack. */
type AppBadge = {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

/** Marks the icons of the tab and of the installed app, or removes the marks if the count is 0. */
function mark(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = count > 0 ? '/icon-unread.svg' : '/icon.svg';
  // Badges are for installed apps: Firefox has none, and browsers refuse one on a tab.
  const app: AppBadge = navigator;
  const change = count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  change?.catch(() => undefined);
}

/** Shows on the icon of the tab, and of an installed app, that there are unread messages; removes it on unmount. */
export function useUnreadMark(count: number): void {
  useEffect(() => {
    mark(count);
    return () => mark(0);
  }, [count]);
}
