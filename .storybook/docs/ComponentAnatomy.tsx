import { useCallback, useState } from 'react';
import { docsSlots } from '../../src/theme/docsSlots';
import { Anatomy, Drawing, Figure, Lines, Number, Part } from './ComponentPage.styles';
import { ownMode } from './DocsSurface';
import { partsOf } from './partsOf';
import { placeCallouts, type Callout } from './placeCallouts';
import { StoryFrame } from './StoryFrame';
import type { Entry } from './storyStore';

/** Of a component, and of one that is a part of every page. */
const [usual, whole] = [
  { width: 760, height: 520, scale: 0.75 },
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
  const [shown, setShown] = useState<readonly Callout[]>([]);
  const [width, setWidth] = useState(0);
  const [pointed, setPointed] = useState<string>();
  const onPage = useCallback(
    (page: Document, scale: number) => {
      const scaled = page.documentElement.clientWidth * scale;
      setWidth(scaled);
      setShown(placeCallouts(partsOf(page.body, of, docsSlots[of], parts, scale), scaled));
    },
    [of, parts],
  );
  const slots: readonly string[] = docsSlots[of];
  const others = slots.filter((slot) => !shown.some((part) => part.slot === slot));
  const pointer = (slot: string) => ({
    'data-pointed': slot === pointed ? '' : undefined,
    onPointerEnter: () => setPointed(slot),
    onPointerLeave: () => setPointed(undefined),
  });
  return (
    <Part>
      <h2>Anatomy</h2>
      <Anatomy>
        <Drawing style={{ minBlockSize: Math.max(0, ...shown.map(({ y }) => y + 12)) }}>
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
          </Figure>
          <Lines aria-hidden data-one={pointed ? '' : undefined}>
            {shown.map(({ slot, box, side, anchor, y }) => (
              <g key={slot} data-pointed={slot === pointed ? '' : undefined}>
                <rect x={box.left} y={box.top} width={box.width} height={box.height} />
                <path d={`M${side === 'left' ? -14 : width + 14} ${y}L${anchor.x} ${anchor.y}`} />
                <circle cx={anchor.x} cy={anchor.y} r="2" />
              </g>
            ))}
          </Lines>
          {shown.map(({ slot, side, y }, index) => (
            <Number
              key={slot}
              {...pointer(slot)}
              style={{ position: 'absolute', top: y - 9, left: side === 'left' ? 0 : width + 48 }}
            >
              {index + 1}
            </Number>
          ))}
        </Drawing>
        <ol>
          {shown.map(({ slot }, index) => (
            <li key={slot} {...pointer(slot)}>
              <Number>{index + 1}</Number>
              {slot}
            </li>
          ))}
          {others.map((slot) => (
            <li key={slot}>
              {slot} <small>not in this story</small>
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
