import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const pulse = keyframes`
  50% {
    opacity: 0.4;
  }
`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  &[data-size='sm'] {
    inline-size: 1em;
    block-size: 1em;
  }
  &[data-size='lg'] {
    inline-size: 2.5rem;
    block-size: 2.5rem;
    border-width: 3px;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} 2s ease-in-out infinite;
  }
`;
