/** Style sheets without the blanks and comments of their sources; a sheet that nothing uses can be left out. */
export const SMALL_STYLES = {
  plugins: {
    styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: false },
  },
} as const;
