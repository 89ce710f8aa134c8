import { Failure } from '../../shell/Failure.tsx';

/** The address of the server's error page. */
export default function Error500Page() {
  return <Failure />;
}
