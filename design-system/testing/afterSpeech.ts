const { setTimeout } = globalThis;

/**
 * Waits until the recorder has seen a change and counts what came with it as known. Twice, because the recorder may take longer than the
 * first wait to look at the page, and only then begins to wait for the frame.
 */
export async function afterSpeech(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1)
    await new Promise<void>((resolve) => setTimeout(resolve, 40));
}
