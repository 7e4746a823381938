import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** In the place of what failed; a function is handed what tries again. */
  readonly fallback: ReactNode | ((retry: () => void) => ReactNode);
  readonly children: ReactNode;
}

/** Shows something else in the place of what could not be rendered. React logs why. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly #retry = () => this.setState({ failed: false });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.failed) return children;
    return typeof fallback === 'function' ? fallback(this.#retry) : fallback;
  }
}
