import { api } from '../../contract/api.ts';
import { maxUploadBytes } from '../../contract/rules/pictures.ts';
import { canEditProfile } from '../../contract/rules/states.ts';
import { payoutResponseSchema, payoutUpdateSchema } from '../../contract/schemas/payout.ts';
import {
  phoneSchema,
  profileImageSavedSchema,
  profileImageSchema,
  profileInitialSchema,
  profileInitSchema,
  profileSavedSchema,
  profileUpdateSchema,
  userResponseSchema,
} from '../../contract/schemas/profile.ts';
import { readUserAgain } from '../domain/views/currentUser.ts';
import { saveAvatar } from '../domain/profile/avatar.ts';
import { changePhone } from '../domain/profile/changePhone.ts';
import { profileOptions } from '../domain/profile/options.ts';
import { readPayoutMethod, savePayoutMethod } from '../domain/profile/payoutMethod.ts';
import { readProfile } from '../domain/profile/readProfile.ts';
import { submitProfile } from '../domain/profile/submitProfile.ts';
import { updateProfile } from '../domain/profile/updateProfile.ts';
import { approvedOnly, defineRoute } from './route.ts';

/** The profile, its picture, the phone number and the payout method. */
export const profileRoutes = [
  defineRoute(api.profile, {
    summary: 'Get the profile and the options of its fields',
    access: canEditProfile,
    response: profileInitialSchema,
    async handle({ services: { db, clock }, session, language }) {
      return {
        profile: await readProfile(db, session),
        options: profileOptions(language, clock.now()),
      };
    },
  }),
  defineRoute(api.submitProfile, {
    summary: 'Submit the profile for review',
    access: canEditProfile,
    body: profileInitSchema,
    response: userResponseSchema,
    async handle({ services, session, body }) {
      await submitProfile(services, session, body);
      return { user: await readUserAgain(services.db, session) };
    },
  }),
  defineRoute(api.saveProfile, {
    summary: 'Save parts of the profile, or a verified email address',
    access: canEditProfile,
    body: profileUpdateSchema,
    response: profileSavedSchema,
    async handle({ services, session, body }) {
      const profile = await updateProfile(services, session, body);
      return { profile, user: await readUserAgain(services.db, session) };
    },
  }),
  defineRoute(api.savePicture, {
    summary: 'Save or delete the profile picture',
    access: canEditProfile,
    body: profileImageSchema,
    bodyLimit: maxUploadBytes,
    response: profileImageSavedSchema,
    async handle({ services, session, body }) {
      return { avatar_url: await saveAvatar(services, session.id, body.image) };
    },
  }),
  defineRoute(api.savePhone, {
    summary: 'Save a verified phone number',
    access: canEditProfile,
    body: phoneSchema,
    response: userResponseSchema,
    async handle({ services, session, body }) {
      await changePhone(services, session, body);
      return { user: await readUserAgain(services.db, session) };
    },
  }),
  defineRoute(api.payoutMethod, {
    summary: 'Get the masked payout method',
    access: approvedOnly,
    response: payoutResponseSchema,
    async handle({ services, session }) {
      return { method: await readPayoutMethod(services, session.id) };
    },
  }),
  defineRoute(api.savePayoutMethod, {
    summary: 'Change the payout method, with the proof of a code',
    access: approvedOnly,
    body: payoutUpdateSchema,
    response: payoutResponseSchema,
    async handle({ services, session, body }) {
      return { method: await savePayoutMethod(services, session, body) };
    },
  }),
];
