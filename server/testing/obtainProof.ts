import type { CodePurpose, CodeSent, Validated } from '../../contract/schemas/codes.ts';
import type { User } from '../../contract/schemas/user.ts';
import { lastCode } from './readCodes.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** What to request a code for: `to` in the request, `recipient` in the outbox. */
export type ProofRequest = {
  purpose: CodePurpose;
  channel?: 'email' | 'sms';
  to?: string;
  recipient: string;
};

/** Requests a code, reads it in the outbox and returns the proof for it. */
export async function obtainProof(
  server: TestServer,
  client: TestClient,
  { purpose, channel = 'email', to, recipient }: ProofRequest,
): Promise<string> {
  const request = () =>
    client.post<CodeSent>('/api/request/otp', {
      purpose,
      channel,
      ...(to !== undefined && { to }),
    });
  let sent = await request();
  // A code for a new contact requires that the user has confirmed the identity a short time ago.
  if (sent.status === 403) {
    await confirmIdentity(server, client);
    sent = await request();
  }
  if (sent.status !== 200) throw new Error(`No code: ${JSON.stringify(sent.body)}`);
  const validated = await client.post<Validated>('/api/validate/token', {
    purpose,
    challenge_id: sent.body.challenge_id,
    token: await lastCode(server.services.db, recipient),
  });
  return validated.body.proof;
}

/** Confirms the identity of a signed-in user by a code to the email address of the account. */
export async function confirmIdentity(server: TestServer, client: TestClient): Promise<void> {
  const { body } = await client.get<User>('/api/user');
  await obtainProof(server, client, { purpose: 'confirm', recipient: body.email ?? '' });
}
