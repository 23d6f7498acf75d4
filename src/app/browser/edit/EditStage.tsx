import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { PlatformProvider, usePlatform } from '../../../platform/PlatformContext';
import type { Platform } from '../../../platform/Platform';
import { DemoStyles } from '../demo/DemoStyles';

/** One run of edited code. */
export interface EditVersion {
  id: number;
  demo: ComponentType;
}

interface BoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

class EditBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

interface OneProps {
  version: EditVersion;
  isHidden: boolean;
  onSettled: (id: number, isEmpty: boolean) => void;
  onError: (id: number, error: unknown) => void;
}

/** Above the last version and invisible, until it is known to render. */
const hidden = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const;

function One({ version: { id, demo: Demo }, isHidden, onSettled, onError }: OneProps) {
  const { clock } = usePlatform();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the effects of the demo, which can throw as well.
    const timer = clock.setTimeout(() => onSettled(id, box.current?.childNodes.length === 0), 0);
    return () => clock.clearTimeout(timer);
  }, [clock, id, onSettled]);
  return (
    <div ref={box} style={isHidden ? hidden : undefined}>
      <EditBoundary onError={(error) => onError(id, error)}>
        <Demo />
      </EditBoundary>
    </div>
  );
}

interface EditStageProps extends Pick<OneProps, 'onSettled' | 'onError'> {
  platform: Platform;
  shown: EditVersion | undefined;
  /** Newer than what is shown: takes its place once it has rendered. */
  tried: EditVersion | undefined;
}

/** The last version that worked and, hidden, the next one: where that fails, the last one stays as it is. */
export function EditStage({ platform, shown, tried, ...handlers }: EditStageProps) {
  const versions = [shown, tried].filter((version) => version !== undefined);
  return (
    <PlatformProvider platform={platform}>
      <DemoStyles>
        {versions.map((version) => (
          <One
            key={version.id}
            version={version}
            isHidden={version === tried && shown !== undefined}
            {...handlers}
          />
        ))}
      </DemoStyles>
    </PlatformProvider>
  );
}
