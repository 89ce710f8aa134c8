import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { states } from '../../../contract/rules/states.ts';
import { databaseKinds } from '../../testing/databases.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { translateError } from '../translateError.ts';
import { DomainError } from '../domainError.ts';
import { getLanguage } from '../../i18n/language.ts';
import { applicationStates } from './applicationStates.ts';
import { caseStates } from './caseStates.ts';
import { extensionStates } from './extensionStates.ts';
import { invitationStates } from './invitationStates.ts';
import { jobStates } from './jobStates.ts';
import { paymentStates } from './paymentStates.ts';
import { shipmentStates } from './shipmentStates.ts';
import { stepStates } from './stepStates.ts';
import { submissionStates } from './submissionStates.ts';
import { withdrawalStates } from './withdrawalStates.ts';

// Each state with the states that can follow it, and the row of the demo on which they are tried.
const entities = [
  {
    machine: applicationStates,
    states: states.application,
    id: 'other-desk',
    expected: `
      applied > viewed accepted declined withdrawn expired
      viewed > accepted declined withdrawn expired
      accepted > dropped removed completed`,
  },
  {
    machine: invitationStates,
    states: states.invitation,
    id: 'invitation-overnight',
    expected: 'sent > accepted declined expired revoked',
  },
  {
    machine: jobStates,
    states: states.job,
    id: 'sunrise-spritz',
    expected: `
      open > full closed cancelled
      full > open closed cancelled
      closed > completed cancelled`,
  },
  {
    machine: stepStates,
    states: states.step,
    id: 'now-roaster-draft',
    expected: `
      locked > open
      open > in_review missed locked
      in_review > approved changes_requested rejected locked
      changes_requested > in_review missed locked
      missed > open`,
  },
  {
    machine: submissionStates,
    states: states.submission,
    id: 'now-minutes-draft-1',
    expected: `
      draft > submitted
      submitted > changes_requested approved rejected`,
  },
  {
    machine: paymentStates,
    states: states.payment,
    id: 'payment-now-batch',
    expected: `
      estimated > pending cancelled
      pending > available on_hold cancelled
      on_hold > pending cancelled
      cancelled > pending`,
  },
  {
    machine: shipmentStates,
    states: states.shipment,
    id: 'shipment-1',
    expected: `
      waiting > sent arrived
      sent > arrived missing
      missing > sent arrived`,
  },
  {
    machine: extensionStates,
    states: states.extension,
    id: 'extension-1',
    expected: 'requested > granted refused lapsed',
  },
  {
    machine: withdrawalStates,
    states: states.withdrawal,
    id: 'withdrawal-1',
    expected: `
      requested > processing cancelled
      processing > paid failed
      paid > failed`,
  },
  {
    machine: caseStates,
    states: states.case,
    id: 'case-disputed-lamp',
    expected: `
      open > brand_heard decided
      brand_heard > decided
      decided > closed`,
  },
] as const;

/** A state machine with the types of one table, which the test uses for the machines of all tables. */
type Machine = {
  table: 'applications';
  column: 'state';
  transitions: Record<string, { from: readonly string[]; to: string }>;
  move: typeof applicationStates.move;
};

/** Parses lines such as `open > full closed`: a state, and the states that can follow it. */
function parse(expected: string): [from: string, to: string[]][] {
  return expected
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = ''] = line.split('>');
      return [from.trim(), to.trim().split(' ').toSorted()];
    });
}

describe.each(databaseKinds)('transitions on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({ kind });
    await server.services.db
      .insertInto('withdrawals')
      .values({
        id: 'withdrawal-1',
        account_id: 'account-fresh',
        method_id: 'payout-1',
        method_label: 'DBS •••1',
        reference: 'W-1',
        state: 'requested',
        currency: 'USD',
        amount: 1000,
        fee: 50,
        net: 950,
        requested_at: 1,
        processed_at: null,
        arrives_by: null,
        paid_at: null,
        ended_at: null,
        reason: null,
      })
      .execute();
    await server.services.db
      .insertInto('shipments')
      .values({
        id: 'shipment-1',
        application_id: 'now-roaster',
        state: 'waiting',
        carrier: null,
        tracking_number: null,
        created_at: 0,
        sent_at: null,
        arrived_at: null,
        reported_at: null,
      })
      .execute();
    await server.services.db
      .insertInto('extension_requests')
      .values({
        id: 'extension-1',
        application_id: 'now-roaster',
        step_id: 'now-roaster-draft',
        state: 'requested',
        until: 2,
        due_before: 1,
        requested_at: 0,
        decided_at: null,
      })
      .execute();
  });
  afterAll(() => server.close());

  test.each(entities.map((entity) => [entity.machine.table, entity] as const))(
    'the transitions of %s match the model, and every other transition is a conflict',
    async (_table, { machine, states, id, expected }) => {
      const { table, column, transitions, move } = machine as unknown as Machine;
      const { db } = server.services;
      const actual: [string, string[]][] = [];
      for (const from of states) {
        const reached = new Set<string>();
        for (const action of Object.keys(transitions)) {
          await db
            .updateTable(table)
            .set({ [column]: from as 'applied' })
            .where('id', '=', id)
            .execute();
          const error = await db
            .transaction()
            .execute((tx) => move(tx, action as 'view', id))
            .then(
              () => null,
              (reason: unknown) => reason,
            );
          const row = await db
            .selectFrom(table)
            .select(column)
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          if (error === null) {
            reached.add(row[column]);
            continue;
          }
          expect(row[column]).toBe(from);
          expect(error).toBeInstanceOf(DomainError);
          expect((error as DomainError).kind).toBe('conflict');
          // In English, the translated name of a state can equal its name in the code, so the message is checked in Chinese.
          const text = translateError(error as DomainError, getLanguage('zh-Hans')).error;
          // The message has no empty placeholder, and does not contain the state's name in the code.
          expect(text).toMatch(/^[^{}]+$/);
          expect(text).not.toContain(from);
        }
        if (reached.size > 0) actual.push([from, [...reached].toSorted()]);
      }
      expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(parse(expected)));
    },
  );

  test('a transition of an unknown id responds with "not found"', async () => {
    const attempt = server.services.db
      .transaction()
      .execute((tx) => invitationStates.move(tx, 'decline', 'nothing'));
    await expect(attempt).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('a transition happens once, however many requests try at the same time', async () => {
    const { db } = server.services;
    const attempts = Array.from({ length: 20 }, () =>
      db.transaction().execute((tx) => applicationStates.move(tx, 'view', 'other-arabic')),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
