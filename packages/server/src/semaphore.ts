/**
 * A semaphore: at most `most` tasks run at once; others wait in the order of their arrival. `quick` tasks have a queue of
 * their own, which alternates with the other.
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
