import { Component, type ReactNode } from 'react';

interface AdBoundaryProps {
  onCrash(): void;
  children: ReactNode;
}

/** Draws nothing in place of an ad that cannot be drawn: the page around it goes on. */
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
