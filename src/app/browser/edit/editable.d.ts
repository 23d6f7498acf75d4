declare module 'virtual:editable' {
  /** By the name that code imports. */
  export const modules: Record<string, () => Promise<object>>;
  /** Of the demos in Tailwind, by the name of their file. */
  export const sheets: Record<string, () => Promise<unknown>>;
}
