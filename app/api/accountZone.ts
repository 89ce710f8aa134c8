import { findTimeZone } from '../../contract/rules/timeZones.ts';

let accountZone: string | undefined;

/** Sets the time zone of the account; undefined while there is no account. */
export function setAccountZone(zone: string | undefined): void {
  accountZone = zone;
}

/** Returns the time zone in which the app counts days: the account's, or the device's before there is an account. */
export function getAccountZone(): string {
  if (accountZone !== undefined) return accountZone;
  return findTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? 'UTC';
}
