import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has been in view, or nearly. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '100px' },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
