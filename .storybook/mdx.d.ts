/** See `compiledPages.ts`: what authors wrote, and what is written from the packages. */
declare module '*.mdx?compiled' {
  const page: CompiledStoryPage;
  export default page;
}

declare module 'reference:*' {
  const page: CompiledStoryPage;
  export default page;
}
