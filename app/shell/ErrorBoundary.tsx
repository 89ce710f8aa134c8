import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Renders in place of the children that threw. */
  fallback: (error: Error) => ReactNode;
  /** A change clears the error, such as navigation to another path. */
  resetKey?: string;
};
type State = { error: Error | null; resetKey: string | undefined };

/** Catches render errors of its children and shows the fallback. */
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
