import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CrumbMeta } from './shell/routeContext.ts';
import { paths } from './paths.ts';

/** The titles of the pages, as the browser's tab, the headings and the trail show them. */
export const titles = defineMessages({
  dashboard: { id: 'title.dashboard', defaultMessage: 'Dashboard' },
  jobs: { id: 'title.jobs', defaultMessage: 'Jobs' },
  job: { id: 'title.job', defaultMessage: 'Job details' },
  submission: { id: 'title.submission', defaultMessage: 'Submission' },
  profile: { id: 'title.profile', defaultMessage: 'Profile' },
  profileEdit: { id: 'title.profileEdit', defaultMessage: 'Edit profile' },
  history: { id: 'title.history', defaultMessage: 'My jobs' },
  contact: { id: 'title.contact', defaultMessage: 'Contact us' },
  help: { id: 'title.help', defaultMessage: 'Help center' },
  home: { id: 'title.home', defaultMessage: 'Home' },
  signin: { id: 'title.signin', defaultMessage: 'Sign in' },
  signup: { id: 'title.signup', defaultMessage: 'Join' },
  resetPassword: { id: 'title.resetPassword', defaultMessage: 'Reset password' },
  connect: { id: 'title.connect', defaultMessage: 'Connect an account' },
  registerProfile: { id: 'title.registerProfile', defaultMessage: 'Complete your profile' },
  privacy: { id: 'title.privacy', defaultMessage: 'Privacy' },
  terms: { id: 'title.terms', defaultMessage: 'Publisher Terms And Conditions' },
  error401: { id: 'title.error401', defaultMessage: 'Not authorised' },
  error404: { id: 'title.error404', defaultMessage: 'Page not found' },
  error500: { id: 'title.error500', defaultMessage: 'Something went wrong' },
});

function crumb(title: MessageDescriptor, path?: string): CrumbMeta {
  return path ? { title, path } : { title };
}

/** The steps of the trails; the last step of a trail is never a link. */
export const crumbs = {
  dashboard: crumb(titles.dashboard),
  jobs: crumb(titles.jobs, paths.jobs),
  job: crumb(titles.job),
  submission: crumb(titles.submission),
  profile: crumb(titles.profile, paths.profile),
  profileEdit: crumb(titles.profileEdit),
  history: crumb(titles.history),
  contact: crumb(titles.contact),
  help: crumb(titles.help),
  privacy: crumb(titles.privacy),
  terms: crumb(titles.terms),
};
