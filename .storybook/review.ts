import './review.css';

/** The moment of every review: stories that show dates show the same ones each time. */
const instant = Date.UTC(2026, 2, 5, 16, 12);

/** Whether the stories are being photographed, by Chromatic or by `npm run pixels`, and not read. */
export const isReview =
  navigator.userAgent.includes('Chromatic') || new URLSearchParams(location.search).has('review');

function stopClock(): void {
  Date.now = () => instant;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, args.length > 0 ? args : [instant], made) as Date,
  });
}

function fixTimeZone(): void {
  const inUtc = ([locales, options]: unknown[]) => [
    locales,
    { timeZone: 'UTC', ...(options ?? {}) },
  ];
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, args: unknown[], made) =>
      Reflect.construct(target, inUtc(args), made) as Intl.DateTimeFormat,
    apply: (target, self, args: unknown[]) =>
      Reflect.apply(target, self, inUtc(args)) as Intl.DateTimeFormat,
  });
}

if (isReview) {
  stopClock();
  fixTimeZone();
  document.documentElement.dataset['review'] = '';
}
