import { ButtonLink, Illustration, Inline, Stack } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useUser } from '../../session/useUser.ts';
import { paths } from '../../paths.ts';
import { getLoginPath } from '../../device/lastSignin.ts';
import { MessageCard } from '../../shell/MessageCard.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { NotFoundSearch } from './NotFoundSearch.tsx';

function UserLinks() {
  return (
    <>
      <ButtonLink href={paths.dashboard}>
        <FormattedMessage id="error404.dashboard" defaultMessage="Dashboard" />
      </ButtonLink>
      <ButtonLink href={paths.jobs} variant="ghost">
        <FormattedMessage id="error404.jobs" defaultMessage="Jobs" />
      </ButtonLink>
    </>
  );
}

function GuestLinks() {
  return (
    <>
      <ButtonLink href={paths.home}>
        <FormattedMessage id="error404.home" defaultMessage="Home" />
      </ButtonLink>
      <ButtonLink href={getLoginPath()} variant="ghost">
        <FormattedMessage id="error404.signin" defaultMessage="Sign in" />
      </ButtonLink>
    </>
  );
}

/** Renders the page for unknown addresses: shows the requested address, a search and links onwards. */
export default function Error404Page() {
  const { data: user } = useUser();
  const state = useLocation().state as { requestedPath?: string } | null;
  return (
    <RoutePage
      width="form"
      title={
        <FormattedMessage id="error404.title" defaultMessage="There is no page at this address" />
      }
    >
      <MessageCard
        picture={<Illustration name="notFound" />}
        title={null}
        action={
          <Stack gap="lg">
            <Inline gap="sm">{user ? <UserLinks /> : <GuestLinks />}</Inline>
            <NotFoundSearch canOpenJobs={user?.is_approved === true} />
          </Stack>
        }
      >
        {state?.requestedPath ? (
          <FormattedMessage
            id="error404.asked"
            defaultMessage="We could not find {path}."
            values={{
              path: (
                <strong>
                  <bdi>{state.requestedPath}</bdi>
                </strong>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="error404.text"
            defaultMessage="Check the address for typos. The page may also have moved."
          />
        )}
      </MessageCard>
    </RoutePage>
  );
}
