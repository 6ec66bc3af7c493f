/** Stack of an error with those of its causes: `fetch failed` alone names neither port nor reason. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  return [
    error.stack ?? error.message,
    ...causes.filter((cause) => cause !== undefined).map((cause) => `Caused by ${describeError(cause)}`),
  ].join('\n')
}
