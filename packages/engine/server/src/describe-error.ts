/** Formats the stack of an error and its causes: `fetch failed` alone contains neither port nor reason. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  return [
    error.stack ?? error.message,
    ...causes.filter((cause) => cause !== undefined).map((cause) => `Caused by ${describeError(cause)}`),
  ].join('\n')
}
