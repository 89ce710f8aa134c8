import { randomUUID } from 'node:crypto';
import type { CodePurpose, CodeSent } from '../../../contract/schemas/codes.ts';
import type { Devices } from '../../../contract/schemas/devices.ts';
import { hour } from '../../durations.ts';
import { assertSuccess, type AccessAttempt, type Scene } from './accessAttempt.ts';
import { obtainProof } from '../obtainProof.ts';
import { lastCode } from '../readCodes.ts';

const ownersEmail = 'approved@demo.test';
const payout = { type: 'paypal', email: 'thief@x.test', holder_name: 'ليلى حداد' };

/** Obtains a proof for a purpose as the owner. */
async function obtainOwnersProof(
  { server, owner }: Scene,
  purpose: CodePurpose,
  to?: string,
  channel?: 'sms',
) {
  // Passes the pause between two codes.
  server.services.clock.advance(hour);
  return obtainProof(server, owner, {
    purpose,
    recipient: to ?? ownersEmail,
    ...(to && { to }),
    ...(channel && { channel }),
  });
}

/** Requests a code as the owner, and returns what enters it. */
async function requestOwnersCode({ server, owner }: Scene, purpose: CodePurpose) {
  server.services.clock.advance(hour);
  const { body } = await owner.post<CodeSent>('/api/request/otp', {
    purpose,
    channel: 'email',
    // A code for `payout` goes to the contact of the account.
    ...(purpose !== 'payout' && { to: ownersEmail }),
  });
  return {
    challenge_id: body.challenge_id,
    token: await lastCode(server.services.db, ownersEmail),
  };
}

/** An attempt to enter the owner's code in the browser of the other user. */
const useCode = (purpose: CodePurpose): AccessAttempt => ({
  title: `use the code for ${purpose} of another browser`,
  async arrange(scene) {
    const code = await requestOwnersCode(scene, purpose);
    return () => scene.other.post('/api/validate/token', { purpose, ...code });
  },
});

/** Attempts to use the owner's codes, proofs and devices. */
export const codeAttempts: Record<string, AccessAttempt[]> = {
  'POST /api/validate/token challenge_id': [useCode('payout'), useCode('signin'), useCode('reset')],
  'POST /api/validate/token token': [
    {
      title: 'use the owner’s code for their own challenge',
      async arrange(scene) {
        const { token } = await requestOwnersCode(scene, 'payout');
        const { body } = await scene.other.post<CodeSent>('/api/request/otp', {
          purpose: 'payout',
          channel: 'email',
        });
        const request = { purpose: 'payout', challenge_id: body.challenge_id, token };
        return () => scene.other.post('/api/validate/token', request);
      },
    },
  ],
  'POST /api/request/otp client_ref': [
    {
      title: 'get the owner’s challenge by the idempotency key',
      hasOwnEffect: true,
      async arrange({ server, owner, other }) {
        server.services.clock.advance(hour);
        const request = { purpose: 'payout', channel: 'email', client_ref: randomUUID() };
        await assertSuccess(owner.post('/api/request/otp', request));
        return () => other.post('/api/request/otp', request);
      },
    },
  ],
  'POST /api/validate/token client_ref': [
    {
      title: 'get the owner’s proof by the idempotency key',
      async arrange(scene) {
        const code = await requestOwnersCode(scene, 'payout');
        const request = { purpose: 'payout', ...code, client_ref: randomUUID() };
        await assertSuccess(scene.owner.post('/api/validate/token', request));
        return () => scene.other.post('/api/validate/token', request);
      },
    },
  ],
  'POST /api/validate/token proof': [
    {
      title: 'set the owner’s password with a proof for another purpose',
      async arrange(scene) {
        const proof = await obtainOwnersProof(scene, 'payout');
        const request = { purpose: 'reset', proof, password: 'a walk by the sea' };
        return () => scene.other.post('/api/validate/token', request);
      },
    },
  ],
  'POST /api/signup proof': [
    {
      title: 'sign up with the proof of another address',
      async arrange(scene) {
        const proof = await obtainOwnersProof(scene, 'signup', 'new.me@demo.test');
        const account = { name: 'Somebody', email: 'thief@x.test', password: 'a walk by the sea' };
        const guest = scene.server.guest();
        return () => guest.post('/api/signup', { ...account, proof, terms: true });
      },
    },
  ],
  'POST /api/user/session end': [
    {
      title: 'sign out the owner’s devices',
      async arrange({ owner, other }) {
        const { body } = await owner.get<Devices>('/api/user/session');
        return () => other.post('/api/user/session', { end: body.data[0]?.id });
      },
    },
  ],
  'POST /api/profile proof': [
    {
      title: 'save an address that the owner has verified',
      async arrange(scene) {
        const proof = await obtainOwnersProof(scene, 'email', 'maya@new.test');
        return () => scene.other.post('/api/profile', { email: 'maya@new.test', proof });
      },
    },
  ],
  'POST /api/profile/phone proof': [
    {
      title: 'save a number that the owner has verified',
      async arrange(scene) {
        const proof = await obtainOwnersProof(scene, 'phone', '+6591112222', 'sms');
        return () => scene.other.post('/api/profile/phone', { phone: '+6591112222', proof });
      },
    },
  ],
  'POST /api/profile/payment proof': [
    {
      title: 'change payout details with the owner’s proof',
      async arrange(scene) {
        const proof = await obtainOwnersProof(scene, 'payout');
        return () => scene.other.post('/api/profile/payment', { ...payout, proof });
      },
    },
  ],
};
