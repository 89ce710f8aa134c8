import type { TestAnswer, TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** I with history and money, and somebody else who is approved as well and works on a job. */
export type Scene = { server: TestServer; me: TestClient; other: TestClient };

/** One try at what is mine: `arrange` makes it mine, and answers the call of somebody else. */
export type Attempt = {
  /** What others cannot do. */
  does: string;
  arrange: (scene: Scene) => Promise<() => Promise<TestAnswer<unknown>>>;
  /** Whether the call is all right, and must have an effect of its own. */
  ownEffect?: boolean;
};

/** Throws unless the call did what it should, so that an attempt has something to aim at. */
export async function expectDone(call: Promise<TestAnswer<unknown>>): Promise<void> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
