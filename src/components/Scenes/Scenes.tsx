import { Fragment, type ReactNode } from 'react';
import { strings } from '../../domain/strings/strings';
import { Caption, Live, Panel, Root, Viewport } from './Scenes.styles';

export interface Scene {
  /** On its tab. */
  label: string;
  /** What is to be seen, until the demo runs. */
  alt: string;
  /** URL of the demo that runs when it is in view. */
  frameSrc: string;
  /** Names the frame of the demo. */
  title: string;
  /** What it is made with. */
  caption?: ReactNode;
}

export interface ScenesProps {
  /** Unique on the page. */
  id: string;
  /** Names the choice: `Scene`. */
  label: string;
  scenes: readonly Scene[];
}

/**
 * A window with demos of an app, of which one is shown. Radio buttons choose it, so it works without script.
 *
 * **When to use:** Use it to show several demos of an app in the place of one, as home pages do.
 *
 * **When not to use:** Don't use it for things to compare side by side: only one scene is visible.
 *
 * **Accessibility:** Radio buttons choose the scene. Until a demo runs, its window is an image with a name.
 */
export function Scenes({ id, label, scenes }: ScenesProps) {
  return (
    <Root
      data-block=""
      data-scenes=""
      className="screen-only"
      role="group"
      aria-label={label}
      data-single={scenes.length > 1 ? undefined : ''}
    >
      {scenes.map((scene, index) => (
        <Fragment key={scene.label}>
          {scenes.length > 1 && (
            <>
              <input
                type="radio"
                id={`${id}-${index}`}
                name={id}
                defaultChecked={index === 0}
                className="sr-only"
              />
              <label htmlFor={`${id}-${index}`}>{scene.label}</label>
            </>
          )}
          <ScenePanel {...scene} />
        </Fragment>
      ))}
      <Live aria-hidden="true" className="needs-script">
        {strings['scenes.live']}
      </Live>
    </Root>
  );
}

function ScenePanel({ alt, frameSrc, title, caption }: Scene) {
  return (
    <Panel>
      <Viewport role="img" aria-label={alt} data-frame={frameSrc} data-frame-title={title}>
        <noscript>
          <iframe src={frameSrc} title={title} loading="lazy" />
        </noscript>
      </Viewport>
      {caption && <Caption>{caption}</Caption>}
    </Panel>
  );
}
