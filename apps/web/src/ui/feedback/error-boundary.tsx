import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** In the place of what could not be rendered; a function gets what renders it again. */
  readonly fallback: ReactNode | ((retry: () => void) => ReactNode);
  readonly children: ReactNode;
}

/** Keeps an error while something is rendered to this part of the page; React logs it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    const { fallback, children } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback(this.#retry) : fallback;
  }
}
