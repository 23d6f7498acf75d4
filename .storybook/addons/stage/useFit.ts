import * as React from 'react';

/** Room that the workbench keeps around a framed story. */
const around = { inline: 80, block: 84 };
/** A frame is not made smaller than this for its height alone: the canvas scrolls. */
const smallest = 0.6;

/**
 * The scale at which the window of a story fits into the canvas; 1 where it is not larger.
 * @param frame anything that changes when another frame is shown
 */
export function useFit(canvas: React.RefObject<HTMLElement | null>, frame: string): number {
  const [fit, setFit] = React.useState(1);
  React.useEffect(() => {
    const outer = canvas.current!;
    const measure = () => {
      const inner = outer.querySelector<HTMLElement>('[data-scale]');
      // Without a viewport the frame fills the canvas, which has no margins then.
      const isFramed = inner && inner.style.height !== '100%';
      if (!isFramed) return setFit(1);
      const width = (outer.clientWidth - around.inline) / inner.offsetWidth;
      const height = (outer.clientHeight - around.block) / inner.offsetHeight;
      setFit(Math.min(1, width, Math.max(height, smallest)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    const inner = outer.querySelector('[data-scale]');
    if (inner) observer.observe(inner);
    measure();
    return () => observer.disconnect();
  }, [canvas, frame]);
  return fit;
}
