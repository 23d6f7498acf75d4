/** Frames that may load at the same time: each is a workbench of its own. */
const maxLoading = 2;

const waiting = new Set<() => void>();
let loading = 0;

function startNext() {
  const [next] = waiting;
  if (!next || loading >= maxLoading) return;
  waiting.delete(next);
  loading += 1;
  next();
}

/**
 * Calls `start` when few enough frames are loading.
 * @returns to be called once it has loaded, or is not needed any more
 */
export function queueFrame(start: () => void): () => void {
  let isLoading = false;
  const begin = () => {
    isLoading = true;
    start();
  };
  waiting.add(begin);
  startNext();
  return () => {
    waiting.delete(begin);
    if (!isLoading) return;
    isLoading = false;
    loading -= 1;
    startNext();
  };
}
