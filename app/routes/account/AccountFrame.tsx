import { Banner, Card, DateTime, Stack } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../api/serverTime.ts';
import type { LoggedOutState } from '../../session/useLogout.ts';
import type { SigninState } from '../../shell/RouteGuard.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';

type AccountFrameProps = {
  /** The heading, if it is not the title of the route. */
  title?: ReactNode;
  /** Introduction above the card. */
  intro: ReactNode;
  /** Another way to sign in or sign up, below a rule. */
  other?: ReactNode;
  /** Links to other pages, below the card. */
  links?: ReactNode;
  children: ReactNode;
};

/** Renders an account page: one card with a form, and links below it. */
export function AccountFrame({ title, intro, other, links, children }: AccountFrameProps) {
  const state = useLocation().state as (SigninState & LoggedOutState) | null;
  const reviewBy =
    state?.reviewBy && Date.parse(state.reviewBy) > serverNow() ? state.reviewBy : undefined;
  return (
    // A user in review cannot use the app yet, so nothing invites to sign in. The page cannot ask whether the review is over, because only
    // the owner may know: its words stay true after the decision, also when the page is reloaded.
    <RoutePage width="form" description={reviewBy ? undefined : intro} {...(title && { title })}>
      {reviewBy && (
        <Banner
          isLive
          title={
            <FormattedMessage
              id="session.inReview"
              defaultMessage="You sent your profile for review"
            />
          }
        >
          <FormattedMessage
            id="session.inReview.emailBy"
            defaultMessage="We email you our decision by {date}. Once your account is approved, sign in here."
            values={{ date: <DateTime value={reviewBy} isInWords /> }}
          />
        </Banner>
      )}
      {state?.hasEnded && (
        <Banner
          isLive
          title={<FormattedMessage id="session.ended" defaultMessage="Your session ended" />}
        >
          <FormattedMessage
            id="session.ended.text"
            defaultMessage="Sign in to go on where you were. If you were writing, your text is saved on this device and was not sent."
          />
        </Banner>
      )}
      <Card footer={other}>
        <Stack gap="lg">{children}</Stack>
      </Card>
      {links && <Stack gap="xs">{links}</Stack>}
    </RoutePage>
  );
}
