/**
 * A semaphore: lets at most `most` pieces of work run at once; the others wait in the order in which they came. What is `quick` takes
 * turns with all else, however much of that came before it.
 */
export const semaphore = (most: number) => {
  let free = most
  let wasQuick = false
  const quickOnes: (() => void)[] = []
  const others: (() => void)[] = []
  const next = (): (() => void) | undefined => {
    const [one, other] = wasQuick ? ([others, quickOnes] as const) : ([quickOnes, others] as const)
    return one.shift() ?? other.shift()
  }
  return async <T>(work: () => Promise<T>, { quick = false } = {}): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => (quick ? quickOnes : others).push(resolve))
    wasQuick = quick
    try {
      return await work()
    } finally {
      const begin = next()
      if (begin) begin()
      else free++
    }
  }
}
