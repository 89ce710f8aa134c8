import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { OAuthFlowType, SignInProvider } from '../../../server/contract/social.ts';
import { paths } from '../../paths.ts';
import { Returning } from './Returning.tsx';

const signProviders: readonly string[] = ['facebook', 'instagram', 'youtube', 'tiktok'];
const byHand: readonly string[] = ['lemon8', 'xiaohongshu'];

/** Where providers send people back to: /redirect/{type}/{provider}. */
export default function RedirectPage() {
  const { pathname } = useLocation();
  const { '*': provider = '' } = useParams();
  const [, , type] = pathname.split('/') as [string, string, OAuthFlowType];
  if (type === 'connect' && byHand.includes(provider)) {
    return <Navigate to={`${paths.profile}?connect=${provider}`} replace />;
  }
  if (!signProviders.includes(provider)) {
    return <Navigate to={paths.error404} replace state={{ asked: pathname }} />;
  }
  return <Returning key={pathname} type={type} provider={provider as SignInProvider} />;
}
