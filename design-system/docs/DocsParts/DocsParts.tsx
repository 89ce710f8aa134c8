import { Check, X } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Half, Pairs } from './DocsParts.styles.ts';

const verdicts = [
  { verdict: 'do', title: 'Do', icon: Check },
  { verdict: 'dont', title: 'Don’t', icon: X },
] as const;

type DoDontProps = {
  /** What to do, and beside it the mistake that it avoids. */
  pairs: { do: string; dont: string }[];
};

/** The pairs of a component's page: what to do, beside what not to. */
export function DoDont({ pairs }: DoDontProps) {
  return (
    <Pairs className="sb-unstyled">
      {pairs.map((pair) => (
        <li key={pair.do}>
          {verdicts.map(({ verdict, title, icon }) => (
            <Half key={verdict} data-verdict={verdict}>
              <strong>
                <Icon as={icon} size={16} />
                {title}
              </strong>
              {pair[verdict]}
            </Half>
          ))}
        </li>
      ))}
    </Pairs>
  );
}
