const query = /\(prefers-reduced-motion:\s*(\w[\w-]*)\)/;
const originals = new WeakMap<CSSMediaRule, string>();
const insertRule = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
  ?.value as (this: CSSStyleSheet, text: string, index?: number) => number;
const matchMedia = window.matchMedia.bind(window);

let isReduced = false;

// A page cannot set what its media queries answer, but it can rewrite the queries.
function adapt(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const text = originals.get(rule) ?? rule.media.mediaText;
    if (query.test(text)) {
      originals.set(rule, text);
      rule.media.mediaText = isReduced ? answered(text) : text;
    }
  }
  if (rule instanceof CSSGroupingRule) adaptAll(rule.cssRules);
}

function answered(text: string): string {
  return text.replace(query, (_, wanted) =>
    wanted === 'reduce' ? '(min-width: 0)' : '(max-width: 0)',
  );
}

function adaptAll(rules: CSSRuleList): void {
  for (const rule of rules) adapt(rule);
}

function adaptPage(): void {
  for (const sheet of document.styleSheets) adaptAll(sheet.cssRules);
}

/** Lets the page answer the wish for less motion as if the system had it, in stylesheets and in scripts. */
export function reduceMotion(next: boolean): void {
  if (next === isReduced) return;
  isReduced = next;
  adaptPage();
}

CSSStyleSheet.prototype.insertRule = function insertAdapted(text, index) {
  const at = insertRule.call(this, text, index);
  const rule = this.cssRules[at];
  if (isReduced && rule) adapt(rule);
  return at;
};

window.matchMedia = (text) => matchMedia(isReduced && query.test(text) ? answered(text) : text);

new MutationObserver(() => isReduced && adaptPage()).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
