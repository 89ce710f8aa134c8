import { Component, type ReactNode } from 'react';
import { useProps } from '../../internal/useProps.ts';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** Renders what is shown while the children have thrown; `retry` renders them again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** A change renders the children again, such as another path of the page. */
  resetKey?: string | undefined;
};

type State = { error: Error | null; resetKey: string | undefined };

class Boundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: State,
  ): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { children, fallback } = this.props;
    return error ? fallback(error, () => this.setState({ error: null })) : children;
  }
}

/** Catches what its children throw while they render, so that the rest of the page stays, and shows something else. */
export function ErrorBoundary(given: ErrorBoundaryProps) {
  return <Boundary {...useProps('ErrorBoundary', given)} />;
}
