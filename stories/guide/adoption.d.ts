/** What scripts/vite/story-facts.ts counts in the sources. */
declare module 'virtual:adoption' {
  const adoption: import('../../scripts/lib/adoption/report.ts').Adoption;
  export default adoption;
}
