/** Gives jsdom what browsers have and pages use: sizes that never change, scrolling that goes nowhere. */
export function fillBrowserGaps(): void {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}
