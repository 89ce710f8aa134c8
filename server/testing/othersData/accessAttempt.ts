import type { TestClient, TestResponse } from '../testClient.ts';
import type { TestServer } from '../testServer.ts';

/** A server with two approved users: the owner, with history and money, and another one who works on a job. */
export type Scene = { server: TestServer; owner: TestClient; other: TestClient };

/** An attempt of another user to access what belongs to the owner. */
export type AccessAttempt = {
  /** What the other user cannot do; completes "others cannot …". */
  title: string;
  /** Prepares the owner's data and returns the request of the other user. */
  arrange: (scene: Scene) => Promise<() => Promise<TestResponse<unknown>>>;
  /** Whether the request is allowed and affects only the other user's own data. */
  hasOwnEffect?: boolean;
};

/** Throws unless a request of the setup succeeded. */
export async function assertSuccess(request: Promise<TestResponse<unknown>>): Promise<void> {
  const { status, body } = await request;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
