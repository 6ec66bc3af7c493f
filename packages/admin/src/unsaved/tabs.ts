/** The id of this browser tab, new after each page load. */
export const thisTab = crypto.getRandomValues(new Uint32Array(2)).join('-')

const prefix = 'kampana.tab.'

/** The other tabs with this dashboard in them. None are known where the browser has no locks (plain http). */
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

/** Does `work` under a lock that all tabs share (Web Locks API). */
export const withTabLock = <T>(work: () => T | Promise<T>): Promise<T> =>
  locksHere()?.request('kampana.draft', work) ?? Promise.resolve(work())

let announced = false
const locksHere = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined)
