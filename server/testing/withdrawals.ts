import { randomUUID } from 'node:crypto';
import type { PayoutResponse } from '../../contract/schemas/payout.ts';
import type { WithdrawalSaved } from '../../contract/schemas/withdrawal.ts';
import { hour, minute } from '../durations.ts';
import { getWithdrawalRules } from '../domain/withdrawals/withdrawalRules.ts';
import { requestWithdrawal } from '../domain/withdrawals/withdrawals.ts';
import type { Services } from '../domain/services.ts';
import { inTransaction } from '../database/transaction.ts';
import { withdrawalCommands } from '../operator/withdrawals.ts';
import { obtainProof } from './obtainProof.ts';
import type { TestClient } from './testClient.ts';
import type { TestServer } from './testServer.ts';

/** A request as tests make it; what is left out is valid. */
export type TestRequest = {
  amount: number;
  currency?: string;
  method_id?: string;
  proof?: string;
  client_ref?: string;
};

/** Obtains a proof of a code for a withdrawal; advances the clock by an hour first, because of the limits. */
export function obtainWithdrawalProof(
  server: TestServer,
  client: TestClient,
  name: string,
): Promise<string> {
  server.services.clock.advance(hour);
  return obtainProof(server, client, { purpose: 'withdrawal', recipient: `${name}@demo.test` });
}

/** Requests a withdrawal over HTTP, with a new code unless a proof is given. */
export async function postWithdrawal(
  server: TestServer,
  client: TestClient,
  name: string,
  request: TestRequest,
) {
  const proof = request.proof ?? (await obtainWithdrawalProof(server, client, name));
  // Makes the email about the request newer than the email with the code.
  server.services.clock.advance(minute);
  const { method } = (await client.get<PayoutResponse>('/api/profile/payment')).body;
  return client.post<WithdrawalSaved & { error?: string; errors?: Record<string, string> }>(
    '/api/request/withdrawal',
    {
      action: 'request',
      currency: 'USD',
      method_id: method?.id ?? 'none',
      client_ref: randomUUID(),
      ...request,
      proof,
    },
  );
}

/** Requests a withdrawal to the stored payout method of an account, without the checks of the API. */
export async function requestDirectly(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  accountId: string,
  { amount, currency = 'USD' }: { amount: number; currency?: string },
) {
  const method = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return inTransaction(db, (tx) =>
    requestWithdrawal(
      tx,
      { accountId, currency, amount, method, clientRef: randomUUID(), now: clock.now() },
      getWithdrawalRules(config, currency),
    ),
  );
}

/** Runs an operator command about withdrawals, such as `withdrawals paid W-1`, and returns its output. */
export async function operateWithdrawals(services: Services, line: string): Promise<string> {
  const [name = '', ...args] = line.split(' ');
  const command = withdrawalCommands[name];
  if (!command) throw new Error(`There is no ${name}.`);
  return command.run(services, args);
}

/** Reads the state of a withdrawal. */
export async function readWithdrawalState({ db }: Services, reference: string): Promise<string> {
  const { state } = await db
    .selectFrom('withdrawals')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return state;
}
