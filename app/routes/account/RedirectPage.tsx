import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { RoundTrip, SignProvider } from '../../../server/contract/social.ts';
import { paths } from '../../paths.ts';
import { OAuthCallback } from './OAuthCallback.tsx';

const signProviders: readonly string[] = ['facebook', 'instagram', 'youtube', 'tiktok'];
const byHand: readonly string[] = ['lemon8', 'xiaohongshu'];

/** Where providers send people back to: /redirect/{type}/{provider}. */
export default function RedirectPage() {
  const { pathname } = useLocation();
  const { '*': provider = '' } = useParams();
  const [, , type] = pathname.split('/') as [string, string, RoundTrip];
  if (type === 'connect' && byHand.includes(provider)) {
    return <Navigate to={`${paths.profile}?connect=${provider}`} replace />;
  }
  if (!signProviders.includes(provider)) {
    return <Navigate to={paths.error404} replace state={{ asked: pathname }} />;
  }
  return <OAuthCallback key={pathname} type={type} provider={provider as SignProvider} />;
}
