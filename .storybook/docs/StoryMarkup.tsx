import { Component, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { PlatformProvider } from '../../src/platform/PlatformContext';
import { createFakePlatform } from '../../stories/kit/createFakePlatform';
import { loadStory } from './storyStore';

type Loaded = Awaited<ReturnType<typeof loadStory>>;

/** The parts of a story's export that hold its own decorators. */
interface StoryExport {
  input?: { decorators?: Decorator[] };
  meta?: { input?: { decorators?: Decorator[] } };
}

/** A story without the decorators of the preview, which set up a whole page. */
function markupOf({ story, context }: Loaded, platform: unknown): ComponentType {
  const own = story.moduleExport as unknown as StoryExport;
  const decorators = [
    ...[own.input?.decorators ?? []].flat(),
    ...[own.meta?.input?.decorators ?? []].flat(),
  ];
  const full = { ...context, platform } as Parameters<Decorator>[1];
  const plain: ComponentType = () => <>{story.undecoratedStoryFn(full as never)}</>;
  return decorators.reduce<ComponentType>((Inner, decorate) => {
    const Decorated = () => <>{decorate(Inner as Parameters<Decorator>[0], full)}</>;
    return Decorated;
  }, plain);
}

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface Props {
  id: string;
  /** Called for stories that need a page of their own, because they run React, say so, or fail. Must be stable. */
  onUnsuited: () => void;
}

/** The markup of a story inside another page, before its behaviors. */
export function StoryMarkup({ id, onUnsuited }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const platform = useMemo(() => createFakePlatform({ root: document.createElement('html') }), []);
  useEffect(() => {
    let isCurrent = true;
    loadStory(id).then((next) => {
      if (!isCurrent) return;
      const { hydrated, thumbnail } = next.story.parameters;
      if (hydrated || thumbnail === 'frame') onUnsuited();
      else setLoaded(next);
    }, onUnsuited);
    return () => {
      isCurrent = false;
    };
  }, [id, onUnsuited]);
  const Markup = useMemo(() => loaded && markupOf(loaded, platform), [loaded, platform]);
  return (
    <Boundary onError={onUnsuited}>
      <PlatformProvider platform={platform}>{Markup && <Markup />}</PlatformProvider>
    </Boundary>
  );
}
