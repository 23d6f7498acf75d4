import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  onCrash(): void;
  children: ReactNode;
}

/** Renders nothing instead of an ad that fails to render; the page keeps working. */
export class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
