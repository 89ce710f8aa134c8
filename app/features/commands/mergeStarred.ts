import type { StarredPage } from '../../../contract/schemas/user.ts';

type Pages = readonly StarredPage[];

/** Returns whether two lists are equal, order included. */
export function isSameList(one: Pages, other: Pages): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Merges the starred pages of this device and of the account, which were equal to `base` when they were last
 * synchronised. Pages starred or unstarred on either side stay so; the account decides the order.
 */
export function mergeStarred(base: Pages, device: Pages, account: Pages): Pages {
  if (isSameList(device, base)) return account;
  if (isSameList(account, base)) return device;
  const has = (pages: Pages, { href }: StarredPage) => pages.some((page) => page.href === href);
  const kept = account.filter((page) => has(device, page) || !has(base, page));
  const added = device.filter((page) => !has(account, page) && !has(base, page));
  return [...kept, ...added];
}
