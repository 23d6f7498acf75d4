import { useCallback, useState } from 'react';
import { docsSlots } from '../../src/theme/docsSlots';
import { Anatomy, Figure, Number, Outline, Part } from './ComponentPage.styles';
import { ownMode } from './DocsSurface';
import { partsOf, type ShownPart } from './partsOf';
import { StoryFrame } from './StoryFrame';
import type { Entry } from './storyStore';

/** Of a component, and of one that is a part of every page. */
const [usual, whole] = [
  { width: 760, height: 520, scale: 0.6 },
  { width: 1280, height: 800, scale: 0.44 },
];

interface Props {
  /** Name of the component in the theme. */
  of: keyof typeof docsSlots;
  story: Entry;
  /** Whether the story shows a whole window. */
  isWhole: boolean;
  parts: ComponentFacts['parts'];
}

/** The slots of a component, as a theme overrides them, and where they are in a story. */
export function ComponentAnatomy({ of, story, isWhole, parts }: Props) {
  const slots: readonly string[] = docsSlots[of];
  const [{ shown, scale }, setShown] = useState<{ shown: readonly ShownPart[]; scale: number }>({
    shown: [],
    scale: 1,
  });
  const onPage = useCallback(
    (page: Document, pageScale: number) =>
      setShown({ shown: partsOf(page.body, of, docsSlots[of], parts), scale: pageScale }),
    [of, parts],
  );
  const others = slots.filter((slot) => !shown.some((part) => part.slot === slot));
  return (
    <Part>
      <h2>Anatomy</h2>
      <Anatomy>
        <Figure>
          <StoryFrame
            id={story.id}
            title={`Anatomy: ${story.name}`}
            globals={{ mode: ownMode() }}
            {...(isWhole ? whole : usual)}
            hasOwnWindow
            isCropped
            onPage={onPage}
          />
          {shown.map(({ slot, box }, index) => (
            <Outline
              key={slot}
              style={{
                left: box.left * scale,
                top: box.top * scale,
                width: box.width * scale,
                height: box.height * scale,
              }}
            >
              <Number>{index + 1}</Number>
            </Outline>
          ))}
        </Figure>
        <ol>
          {shown.map(({ slot }, index) => (
            <li key={slot}>
              <Number>{index + 1}</Number>
              {slot}
            </li>
          ))}
          {others.map((slot) => (
            <li key={slot}>
              {slot} <small>in other stories</small>
            </li>
          ))}
        </ol>
      </Anatomy>
      <small>
        Slots of <code>theme.components.{of}.styleOverrides</code>
      </small>
    </Part>
  );
}
