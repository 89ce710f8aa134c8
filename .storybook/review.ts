/** Makes the screenshots of a story identical, so that their pixels can be compared: with a fixed time and time zone. */
import './review.css';

/** The time in every screenshot. */
const instant = Date.UTC(2026, 2, 5, 16, 12);

/** Whether screenshots are being taken, by Chromatic or by `npm run test:visual`. */
const isReview =
  navigator.userAgent.includes('Chromatic') || new URLSearchParams(location.search).has('review');

function fixTime(): void {
  Date.now = () => instant;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [instant], newTarget) as Date,
  });
}

function fixTimeZone(): void {
  const inUtc = ([locales, options]: unknown[]) => [
    locales,
    { timeZone: 'UTC', ...(options ?? {}) },
  ];
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, inUtc(args), newTarget) as Intl.DateTimeFormat,
    apply: (target, self, args: unknown[]) =>
      Reflect.apply(target, self, inUtc(args)) as Intl.DateTimeFormat,
  });
}

if (isReview) {
  fixTime();
  fixTimeZone();
  document.documentElement.dataset['review'] = '';
}
