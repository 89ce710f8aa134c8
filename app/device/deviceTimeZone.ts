import { safeLocalStorage } from '@byline/design-system';
import { findTimeZone } from '../../contract/rules/timeZones.ts';

/** Returns the time zone of this device; undefined if the browser does not know it. */
export function getDeviceTimeZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (timeZone && findTimeZone(timeZone)) || undefined;
}

function getKey(userId: string): string {
  return `keptTimeZone:${userId}`;
}

/** Returns whether the user has kept the account's time zone while this device was in another. */
export function isTimeZoneKept(userId: string, deviceZone: string): boolean {
  return safeLocalStorage.read(getKey(userId)) === deviceZone;
}

/** Stores that the user keeps the account's time zone while this device is in another. */
export function keepTimeZone(userId: string, deviceZone: string): void {
  safeLocalStorage.write(getKey(userId), deviceZone);
}
