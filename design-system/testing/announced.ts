/** Returns the texts in the regions for announcements, the oldest first. */
export function getAnnounced(): string[] {
  const texts = document.querySelectorAll('[data-live-announcer] > * > *');
  return [...texts].map(({ textContent }) => textContent).filter(Boolean);
}
