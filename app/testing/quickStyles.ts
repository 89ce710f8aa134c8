declare global {
  var SC_DISABLE_SPEEDY: boolean | undefined;
}

// Styles go in rule by rule: as text, jsdom would read all of them again with each new one.
globalThis.SC_DISABLE_SPEEDY = false;

export {};
