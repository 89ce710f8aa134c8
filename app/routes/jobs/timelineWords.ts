import { defineMessages } from 'react-intl';

/** The title of each event of a job's timeline, and of its time. */
export const eventTitles = defineMessages({
  applied: { id: 'timeline.applied', defaultMessage: 'Applied' },
  viewed: { id: 'timeline.viewed', defaultMessage: 'Seen by brand' },
  viewedLater: { id: 'timeline.viewedLater', defaultMessage: 'The brand has not looked yet' },
  decision: { id: 'timeline.accepted', defaultMessage: 'Accepted' },
  decisionLater: { id: 'timeline.decisionLater', defaultMessage: 'Decision' },
  ended: {
    id: 'timeline.ended',
    defaultMessage:
      '{outcome, select, declined {Not selected} withdrawn {Application withdrawn} expired {Expired without an answer} dropped {You dropped out} other {Removed from the job}}',
  },
  sent: { id: 'timeline.sent', defaultMessage: '{step} sent, version {version}' },
  reviewed: {
    id: 'timeline.reviewed',
    defaultMessage:
      '{outcome, select, approved {{step} approved} changes_requested {Changes requested} other {{step} rejected}}',
  },
  stepDue: { id: 'timeline.stepDue', defaultMessage: '{step}: your turn' },
  inReview: { id: 'timeline.inReview', defaultMessage: '{step} in review' },
  stepLater: { id: 'timeline.stepLater', defaultMessage: '{step}' },
  missed: { id: 'timeline.missed', defaultMessage: '{step} missed' },
  pending: { id: 'timeline.pending', defaultMessage: 'Payment pending' },
  onHold: { id: 'timeline.onHold', defaultMessage: 'Payment on hold' },
  cancelled: { id: 'timeline.cancelled', defaultMessage: 'Payment cancelled' },
  available: { id: 'timeline.available', defaultMessage: 'In your wallet' },
});

/** What a date beside an event means. */
export const eventTimes = defineMessages({
  on: { id: 'timeline.time.on', defaultMessage: '{date}' },
  by: { id: 'timeline.time.by', defaultMessage: 'by {date}' },
  due: { id: 'timeline.time.due', defaultMessage: 'due {date}' },
  until: { id: 'timeline.time.until', defaultMessage: 'until {date}' },
  auto: {
    id: 'timeline.time.auto',
    defaultMessage: 'approved by itself on {date} if the brand says nothing',
  },
});
