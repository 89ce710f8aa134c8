import { Check, X } from 'lucide-react';
import { Icon } from '../primitives/Icon/Icon.tsx';
import { Half, Pairs } from './DocsParts.styles.ts';

const kinds = [
  { kind: 'do', title: 'Do', icon: Check },
  { kind: 'dont', title: 'Don’t', icon: X },
] as const;

type DoDontProps = {
  /** Advice, each together with the mistake that it avoids. */
  pairs: { do: string; dont: string }[];
};

/** Renders the do and don’t pairs of a component page. */
export function DoDont({ pairs }: DoDontProps) {
  return (
    <Pairs className="sb-unstyled">
      {pairs.map((pair) => (
        <li key={pair.do}>
          {kinds.map(({ kind, title, icon }) => (
            <Half key={kind} data-kind={kind}>
              <strong>
                <Icon as={icon} size={16} />
                {title}
              </strong>
              {pair[kind]}
            </Half>
          ))}
        </li>
      ))}
    </Pairs>
  );
}
