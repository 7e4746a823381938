import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of content that could not be rendered; a function gets a callback that renders it again. */
  readonly fallback: ReactNode | ((retry: () => void) => ReactNode);
  readonly children: ReactNode;
}

/** Limits an error while rendering to this part of the page; React logs it. */
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
