import type { CodePurpose, CodeSent } from '../contract/codes.ts';
import type { Devices } from '../contract/devices.ts';
import type { Attempt, Scene } from './attempt.ts';
import { prove } from './obtainProof.ts';
import { lastCode } from './readCodes.ts';

const myMail = 'approved@demo.test';
const payout = { type: 'paypal', email: 'thief@x.test', holder_name: 'ليلى حداد' };

// Codes have a pause between them.
async function myProof({ server, me }: Scene, purpose: CodePurpose, to?: string, channel?: 'sms') {
  server.services.clock.advance(3_600_000);
  return prove(server, me, {
    ...{ purpose, reads: to ?? myMail },
    ...(to && { to }),
    ...(channel && { channel }),
  });
}

async function myCode({ server, me }: Scene, purpose: CodePurpose) {
  server.services.clock.advance(3_600_000);
  const to = purpose === 'payout' ? {} : { to: myMail };
  const { body } = await me.post<CodeSent>('/api/request/otp', {
    ...{ purpose, channel: 'email' },
    ...to,
  });
  return { challenge_id: body.challenge_id, token: await lastCode(server.services.db, myMail) };
}

const guess = (purpose: CodePurpose): Attempt => ({
  does: `use the code for ${purpose} of another browser`,
  async arrange(scene) {
    const code = await myCode(scene, purpose);
    return () => scene.other.post('/api/validate/token', { purpose, ...code });
  },
});

/** Tries with my codes, what they prove, and my devices. */
export const attemptsWithCodes: Record<string, Attempt[]> = {
  'POST /api/validate/token challenge_id': [guess('payout'), guess('signin'), guess('reset')],
  'POST /api/validate/token token': [
    {
      does: 'use my code for a challenge of their own',
      async arrange(scene) {
        const { token } = await myCode(scene, 'payout');
        const { body } = await scene.other.post<CodeSent>('/api/request/otp', {
          ...{ purpose: 'payout', channel: 'email' },
        });
        const call = { purpose: 'payout', challenge_id: body.challenge_id, token };
        return () => scene.other.post('/api/validate/token', call);
      },
    },
  ],
  'POST /api/validate/token proof': [
    {
      does: 'set my password with a proof for something else',
      async arrange(scene) {
        const proof = await myProof(scene, 'payout');
        const call = { purpose: 'reset', proof, password: 'a walk by the sea' };
        return () => scene.other.post('/api/validate/token', call);
      },
    },
  ],
  'POST /api/signup proof': [
    {
      does: 'join with the proof of another address',
      async arrange(scene) {
        const proof = await myProof(scene, 'signup', 'new.me@demo.test');
        const call = { name: 'Somebody', email: 'thief@x.test', password: 'a walk by the sea' };
        const guest = scene.server.guest();
        return () => guest.post('/api/signup', { ...call, proof, terms: true });
      },
    },
  ],
  'POST /api/user/session end': [
    {
      does: 'sign out my devices',
      async arrange({ me, other }) {
        const { body } = await me.get<Devices>('/api/user/session');
        return () => other.post('/api/user/session', { end: body.data[0]?.id });
      },
    },
  ],
  'POST /api/profile proof': [
    {
      does: 'take an address that I have proven',
      async arrange(scene) {
        const proof = await myProof(scene, 'email', 'maya@new.test');
        return () => scene.other.post('/api/profile', { email: 'maya@new.test', proof });
      },
    },
  ],
  'POST /api/profile/phone proof': [
    {
      does: 'take a number that I have proven',
      async arrange(scene) {
        const proof = await myProof(scene, 'phone', '+6591112222', 'sms');
        return () => scene.other.post('/api/profile/phone', { phone: '+6591112222', proof });
      },
    },
  ],
  'POST /api/profile/payment proof': [
    {
      does: 'change payout details with my proof',
      async arrange(scene) {
        const proof = await myProof(scene, 'payout');
        return () => scene.other.post('/api/profile/payment', { ...payout, proof });
      },
    },
  ],
};
