/** For documents, which use `node:crypto` for a security policy that those of stories have none of. */
export const createHash = undefined;
