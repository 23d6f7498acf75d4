import { Component, type ComponentType, type ReactNode } from 'react';
import { PlatformProvider } from '../../../platform/PlatformContext';
import type { Platform } from '../../../platform/Platform';
import { type CrashReport, DemoCrash } from './DemoCrash';
import { DemoStyles, type DemoStylesProps } from './DemoStyles';

interface BoundaryProps {
  report: Omit<CrashReport, 'error'>;
  /** Restarts the demo; by default it is rendered again. */
  onReset?: () => void;
  children: ReactNode;
}

/** Shows the error and a way on instead of an empty frame. */
class DemoBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly reset = () =>
    this.props.onReset ? this.props.onReset() : this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <DemoCrash report={{ ...this.props.report, error: error.message }} onReset={this.reset} />
    );
  }
}

interface DemoRootProps
  extends Omit<BoundaryProps, 'children'>, Pick<DemoStylesProps, 'caches' | 'onRun'> {
  demo: ComponentType;
  platform: Platform;
}

/** A demo in its frame: the default theme with the page's mode, direction and density. */
export function DemoRoot({ demo: Demo, platform, caches, onRun, ...boundary }: DemoRootProps) {
  return (
    <PlatformProvider platform={platform}>
      <DemoStyles {...{ caches, onRun }}>
        <DemoBoundary {...boundary}>
          <Demo />
        </DemoBoundary>
      </DemoStyles>
    </PlatformProvider>
  );
}
