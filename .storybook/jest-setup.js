import hooks from './test-runner.ts';

// The names that the tests of @storybook/test-runner call. Its own setup loads the whole of Storybook's tools
// for each file, which takes longer than most stories.
globalThis.__sbPreVisit = hooks.preVisit;
globalThis.__sbPostVisit = hooks.postVisit;
globalThis.__sbCollectCoverage = false;
globalThis.__sbSetupPage = async (...page) => {
  const { setupPage } = await import('@storybook/test-runner');
  return setupPage(...page);
};
