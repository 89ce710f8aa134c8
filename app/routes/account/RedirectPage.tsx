import { Navigate, useLocation, useParams } from 'react-router-dom';
import { getConnectPage } from '../../../contract/rules/linkedPages.ts';
import { isManualPlatform } from '../../../contract/rules/profileLinks.ts';
import { signInProviders, type OAuthFlowType } from '../../../contract/rules/platforms.ts';
import { paths } from '../../paths.ts';
import { OAuthCallback } from './OAuthCallback.tsx';

/** Renders the page that providers redirect to: /redirect/{type}/{provider}. */
export default function RedirectPage() {
  const { pathname } = useLocation();
  const { '*': provider = '' } = useParams();
  const [, , type] = pathname.split('/') as [string, string, OAuthFlowType];
  if (type === 'connect' && isManualPlatform(provider)) {
    return <Navigate to={getConnectPage(provider)} replace />;
  }
  const signInProvider = signInProviders.find((name) => name === provider);
  if (!signInProvider) {
    return <Navigate to={paths.error404} replace state={{ requestedPath: pathname }} />;
  }
  return <OAuthCallback key={pathname} type={type} provider={signInProvider} />;
}
