/** What a copy button says, by state. */
export const copyLabels = { idle: 'Copy code', done: 'Copied', failed: 'Selected: copy by keyboard' } as const;
