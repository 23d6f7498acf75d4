/** Everything that a thread of a build does, and Vite's module graph in development. */
export * from './compileTasks';
export * from './renderTasks';
export { searchEntries } from '../search/searchEntries';
