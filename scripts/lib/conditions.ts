import { cpus, totalmem } from 'node:os';

/** On what a figure was measured, in one line. */
export function conditions(): string {
  const processors = cpus();
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
}
