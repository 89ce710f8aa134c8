import { useContext, type ReactNode } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useIntl } from '../../i18n/intl.ts';
import styled from 'styled-components';
import { Spinner } from '../Spinner/Spinner.tsx';

/** The place of the spinner. It has the size of the icon, so that the button keeps its size. */
const Place = styled.span`
  display: inline-grid;
  place-items: center;

  & > * {
    grid-area: 1 / 1;
  }
  & > [data-part='hidden-icon'] {
    display: grid;
    visibility: hidden;
  }
  /* The spinner. The selector is doubled, since the spinner's own rule is as specific and either can come last. */
  && > [role='img'] {
    inline-size: max(100%, 1em);
    block-size: auto;
    aspect-ratio: 1;
  }
`;

/** Renders the spinner of a pending button in the place of its icon, with its label for screen readers. */
export default function PendingSpinner({ icon }: { icon?: ReactNode }) {
  const { formatMessage } = useIntl();
  // React Aria adds the element with this id to the name of a button that has an `aria-label`.
  const progress = useContext(ProgressBarContext);
  const id = progress && 'id' in progress ? progress.id : undefined;
  const label = formatMessage({ id: 'ds.button.pending', defaultMessage: 'In progress' });
  const spinner = <Spinner id={id} size="sm" aria-label={label} />;
  if (!icon) return spinner;
  return (
    <Place data-part="place">
      <span data-part="hidden-icon">{icon}</span>
      {spinner}
    </Place>
  );
}
