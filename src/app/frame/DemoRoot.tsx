import { Component, type ComponentType, type ReactNode } from 'react';
import { PlatformProvider } from '../../platform/PlatformContext';
import type { Platform } from '../../platform/Platform';
import { DemoStyles } from './DemoStyles';

/** Shows what went wrong and a way on, instead of an empty frame. */
class DemoBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>This demo stopped with an error: {error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Start it again
        </button>
      </div>
    );
  }
}

/** A demo in a document of its own: a fresh default theme with the reader's mode, direction and density. */
export function DemoRoot({ demo: Demo, platform }: { demo: ComponentType; platform: Platform }) {
  return (
    <PlatformProvider platform={platform}>
      <DemoStyles>
        <DemoBoundary>
          <Demo />
        </DemoBoundary>
      </DemoStyles>
    </PlatformProvider>
  );
}
