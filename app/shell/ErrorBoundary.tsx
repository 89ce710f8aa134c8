import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What is shown instead of what failed. */
  fallback: (error: Error) => ReactNode;
  /** Going elsewhere gives the part another chance: the address. */
  resetKey?: string;
};
type State = { error: Error | null; resetKey: string | undefined };

/** Keeps a failure while drawing to the part that failed. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
