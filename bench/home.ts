/** Milliseconds of each request for the home page, one every ten milliseconds, over one connection, while it is asked for. */
export const homeWhile = async (origin: string, goesOn: () => boolean): Promise<number[]> => {
  const taken: number[] = []
  while (goesOn()) {
    const begun = performance.now()
    const answer = await fetch(origin)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The home page was answered with ${answer.status}.`)
    taken.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return taken
}

/** The same for so many seconds. */
export const homeFor = (origin: string, seconds: number): Promise<number[]> => {
  const until = performance.now() + seconds * 1000
  return homeWhile(origin, () => performance.now() < until)
}

/** What a share of all took at most. */
export const at = (taken: readonly number[], share: number): number =>
  taken.toSorted((a, b) => a - b)[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Infinity
