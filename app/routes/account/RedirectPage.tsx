import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../contract/schemas/social.ts';
import { isManualPlatform } from '../../features/social/manualPlatforms.ts';
import { paths } from '../../paths.ts';
import { OAuthCallback } from './OAuthCallback.tsx';

const signinProviders: readonly string[] = ['facebook', 'instagram', 'youtube', 'tiktok'];

/** Renders the page that providers redirect to: /redirect/{type}/{provider}. */
export default function RedirectPage() {
  const { pathname } = useLocation();
  const { '*': provider = '' } = useParams();
  const [, , type] = pathname.split('/') as [string, string, OAuthFlowType];
  if (type === 'connect' && isManualPlatform(provider)) {
    return <Navigate to={`${paths.profile}?connect=${provider}`} replace />;
  }
  if (!signinProviders.includes(provider)) {
    return <Navigate to={paths.error404} replace state={{ requestedPath: pathname }} />;
  }
  return <OAuthCallback key={pathname} type={type} provider={provider as SignInProvider} />;
}
