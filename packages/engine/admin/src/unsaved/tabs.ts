/** Id of this browser tab, new after each page load. */
export const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-')

const prefix = 'kampana.tab.'

/** Ids of other open tabs of this dashboard. Empty if the browser has no locks (plain http). */
export const otherTabs = async (): Promise<ReadonlySet<string>> => {
  const locks = locksHere()
  if (!announced) void locks?.request(prefix + thisTab, () => new Promise(() => undefined))
  announced = true
  const { held = [] } = (await locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name = '' }) =>
      name.startsWith(prefix) && !name.endsWith(thisTab) ? [name.slice(prefix.length)] : [],
    ),
  )
}

/** Runs `work` under a lock that all tabs share (Web Locks API). */
export const withTabLock = <T>(work: () => T | Promise<T>): Promise<T> =>
  locksHere()?.request('kampana.draft', work) ?? Promise.resolve(work())

let announced = false
const locksHere = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
