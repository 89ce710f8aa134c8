import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

type Story = { id: string; title: string; name: string; type: string };

// Runs in Storybook's page: shows a story, plays it, and returns why it failed.
const play = `
  const [storyId] = args;
  // Storybook may still be starting after the page has loaded.
  for (let attempt = 0; attempt < 400 && !window.__STORYBOOK_PREVIEW__?.storyStoreValue; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    let failure = null;
    const note = (error) => { failure ??= (error && (error.message || error.description)) || 'It failed.'; };
    const end = () => {
      clearTimeout(timer);
      resolve(failure && String(failure).slice(0, 600));
    };
    const timer = setTimeout(() => { note({ message: 'It did not finish within 60 s.' }); end(); }, 60000);
    channel.on('playFunctionThrewException', note);
    channel.on('unhandledErrorsWhilePlaying', ([error] = []) => note(error));
    for (const name of ['storyThrewException', 'storyErrored', 'storyMissing']) {
      channel.on(name, (error) => { note(error ?? { message: name }); end(); });
    }
    channel.on('storyFinished', ({ storyId: id, status }) => {
      if (id !== storyId) return;
      if (status === 'error') note({ message: 'It failed.' });
      end();
    });
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
`;

/** Plays every story whose id matches, one after the other; returns how many passed, and why the others failed. */
export async function playStories(
  engine: Engine,
  storybook: { folder: string; origin: string },
  only: RegExp,
): Promise<{ passed: number; failures: string[] }> {
  const { entries } = JSON.parse(readFileSync(join(storybook.folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  const stories = Object.values(entries).filter(
    ({ id, type }) => type === 'story' && only.test(id),
  );
  const failures: string[] = [];
  for (const [title, group] of Object.entries(Object.groupBy(stories, (story) => story.title))) {
    // On a busy machine a browser may not start in time.
    const tab = await engine.newTab().catch(() => engine.newTab());
    for (const { id, name } of group ?? []) {
      // The stories of one file share a browser, but start from a clean page.
      const failure = await tab
        .open(`${storybook.origin}/iframe.html`)
        .then(() => tab.run<string | null>(play, id))
        .catch((error: unknown) => String(error).slice(0, 600));
      if (failure) failures.push(`${title} › ${name}: ${failure}`);
    }
    await tab.close().catch(() => undefined);
    process.stdout.write(
      `${title}: ${group?.length ?? 0} played, ${failures.length} failed so far\n`,
    );
  }
  return { passed: stories.length - failures.length, failures };
}
