import type { CodePurpose, CodeSent, Validated } from '../contract/codes.ts';
import { lastCode } from './readCodes.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** What a code is asked for, and where it goes: `to` in the call, `reads` in the outbox. */
export type Proving = {
  purpose: CodePurpose;
  channel?: 'email' | 'sms';
  to?: string;
  reads: string;
};

/** Asks for a code, reads it in the outbox, and answers the proof for it. */
export async function prove(
  { services }: TestServer,
  client: TestClient,
  { purpose, channel = 'email', to, reads }: Proving,
): Promise<string> {
  const sent = await client.post<CodeSent>('/api/request/otp', {
    purpose,
    channel,
    ...(to !== undefined && { to }),
  });
  if (sent.status !== 200) throw new Error(`No code: ${JSON.stringify(sent.body)}`);
  const judged = await client.post<Validated>('/api/validate/token', {
    purpose,
    challenge_id: sent.body.challenge_id,
    token: await lastCode(services.db, reads),
  });
  return judged.body.proof;
}
