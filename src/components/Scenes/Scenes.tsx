import { Fragment, type ReactNode } from 'react';
import { scenes as known, type SceneName } from '../../domain/scenes/sceneNames';
import { strings } from '../../domain/strings/strings';
import { drawings } from './drawings';
import { Caption, Live, Panel, Root, Stage } from './Scenes.styles';

export interface Scene {
  name: SceneName;
  /** On its tab. */
  label: string;
  /** URL of the demo that replaces the drawing when it is in view. */
  frameSrc?: string;
  /** Names the frame of the demo. */
  title?: string;
  /** Remarks on the numbers in the drawing. */
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
 * A window with drawings of an app, of which one is shown. Radio buttons choose it, so it works without script. With
 * script, the demo of a scene takes the place of its drawing.
 */
export function Scenes({ id, label, scenes }: ScenesProps) {
  return (
    <Root
      data-block=""
      data-scenes=""
      {...(scenes.length > 1 ? { role: 'radiogroup', 'aria-label': label } : { 'data-single': '' })}
    >
      {scenes.map((scene, index) => (
        <Fragment key={scene.name}>
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

function ScenePanel({ name, frameSrc, title, caption }: Scene) {
  const Drawing = drawings[name];
  return (
    <Panel>
      <Stage
        role="img"
        aria-label={known[name]}
        data-frame={frameSrc}
        data-frame-title={frameSrc && title}
      >
        <Drawing />
      </Stage>
      {caption && <Caption>{caption}</Caption>}
    </Panel>
  );
}
