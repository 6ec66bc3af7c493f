/**
 * Limits concurrency: at most `max` tasks run at once; others wait in order of arrival. Tasks with different `turn`s
 * alternate, so that nobody waits for all tasks of another.
 */
export const semaphore = (max: number) => {
  let free = max
  let last = ''
  const waiting = new Map<string, (() => void)[]>()
  const takeNext = (): (() => void) | undefined => {
    const turn = waiting.keys().find((key) => key !== last) ?? waiting.keys().next().value
    if (turn === undefined) return undefined
    const queue = waiting.get(turn) ?? []
    const begin = queue.shift()
    // Moves it to the end of the map, behind all others.
    waiting.delete(turn)
    if (queue.length > 0) waiting.set(turn, queue)
    return begin
  }
  return async <T>(work: () => Promise<T>, { turn = '' } = {}): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.set(turn, [...(waiting.get(turn) ?? []), resolve]))
    last = turn
    try {
      return await work()
    } finally {
      const begin = takeNext()
      if (begin) begin()
      else free++
    }
  }
}
