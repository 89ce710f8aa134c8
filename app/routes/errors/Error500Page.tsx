import { ErrorPage } from '../../shell/ErrorPage.tsx';

/** Renders the page with the address of the server's error page. */
export default function Error500Page() {
  return <ErrorPage />;
}
