/** Whether a path leads to a text within the college's folder. */
export const isTextPath = (path: string): boolean =>
  path.length <= 300 &&
  /^(?!\/)[^\p{Cc}\\]+\.(?:md|yaml|svg|css)$/u.test(path) &&
  !path.split('/').some((segment) => segment === '' || segment.startsWith('.'))
