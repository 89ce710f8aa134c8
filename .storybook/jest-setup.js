import hooks from './test-runner.ts';

// The globals that @storybook/test-runner calls. Its own setup loads all of Storybook's tools for each file, which
// takes longer than most stories.
globalThis.__sbPreVisit = hooks.preVisit;
globalThis.__sbPostVisit = hooks.postVisit;
globalThis.__sbCollectCoverage = false;
globalThis.__sbSetupPage = async (...page) => {
  const { setupPage } = await import('@storybook/test-runner');
  return setupPage(...page);
};
