import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** How many releases are kept, including those in use. */
const kept = 3
const isRelease = /^\d{8}-\d{6}$/

/** A folder of releases, named by their time, with the links `current` and `previous`. */
export const listReleases = (home: string) => {
  const linked = (name: string): string | null => {
    const link = join(home, name)
    return existsSync(link) ? readlinkSync(link) : null
  }
  /** Replaces a link atomically (rename(2)). */
  const point = (name: string, to: string): void => {
    const fresh = join(home, `${name}.${process.pid}`)
    rmSync(fresh, { force: true })
    symlinkSync(to, fresh)
    renameSync(fresh, join(home, name))
  }
  return {
    current: () => linked('current'),
    /** Makes a release the current one, and the former one the previous. */
    switchTo: (release: string): void => {
      const before = linked('current')
      if (before !== null && before !== release) point('previous', before)
      point('current', release)
    },
    /** Returns the release that is current again; null where there is no previous one. */
    back: (): string | null => {
      const [current, previous] = [linked('current'), linked('previous')]
      if (current === null || previous === null) return null
      point('current', previous)
      point('previous', current)
      return previous
    },
    /** Deletes the oldest, but never the current or previous one, from which a process may run. */
    prune: (): void => {
      const inUse = new Set([linked('current'), linked('previous')])
      const releases = readdirSync(home).filter((name) => isRelease.test(name))
      for (const name of releases.toSorted().toReversed().slice(kept))
        if (!inUse.has(name)) rmSync(join(home, name), { recursive: true, force: true })
    },
  }
}

/** The name of a release made now, which sorts by time. */
export const releaseName = (now: Date): string =>
  now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')
