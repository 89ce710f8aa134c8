declare global {
  var SC_DISABLE_SPEEDY: boolean | undefined;
}

// Inserts styles rule by rule: as text, jsdom would parse the whole sheet again for each new rule.
globalThis.SC_DISABLE_SPEEDY = false;

export {};
