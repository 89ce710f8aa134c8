/** Reduced motion from the toolbar, for reviews on devices whose system setting cannot be changed. */
const query = /\(prefers-reduced-motion:\s*(\w[\w-]*)\)/;
const originals = new WeakMap<CSSMediaRule, string>();
const insertRule = Object.getOwnPropertyDescriptor(CSSStyleSheet.prototype, 'insertRule')
  ?.value as (this: CSSStyleSheet, text: string, index?: number) => number;
const matchMedia = window.matchMedia.bind(window);

let isReduced = false;

// A page cannot emulate a media feature, but it can replace it by a condition that always or never matches.
function replaceFeature(text: string): string {
  return text.replace(query, (_, value) =>
    value === 'reduce' ? '(min-width: 0)' : '(max-width: 0)',
  );
}

function updateRule(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const text = originals.get(rule) ?? rule.media.mediaText;
    if (query.test(text)) {
      originals.set(rule, text);
      rule.media.mediaText = isReduced ? replaceFeature(text) : text;
    }
  }
  if (rule instanceof CSSGroupingRule) updateRules(rule.cssRules);
}

function updateRules(rules: CSSRuleList): void {
  for (const rule of rules) updateRule(rule);
}

function updatePage(): void {
  for (const sheet of document.styleSheets) updateRules(sheet.cssRules);
}

/** Turns reduced motion on or off, in stylesheets and in `matchMedia`. */
export function reduceMotion(next: boolean): void {
  if (next === isReduced) return;
  isReduced = next;
  updatePage();
}

CSSStyleSheet.prototype.insertRule = function insertUpdatedRule(text, index) {
  const position = insertRule.call(this, text, index);
  const rule = this.cssRules[position];
  if (isReduced && rule) updateRule(rule);
  return position;
};

window.matchMedia = (text) =>
  matchMedia(isReduced && query.test(text) ? replaceFeature(text) : text);

new MutationObserver(() => isReduced && updatePage()).observe(document.head, {
  childList: true,
  subtree: true,
  characterData: true,
});
