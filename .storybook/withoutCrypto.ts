/** Replaces `node:crypto`, with which pages hash scripts for their security policy: stories have no such policy. */
export const createHash = undefined;
