import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** How many releases stay, those in use among them. */
const kept = 3
const isRelease = /^\d{8}-\d{6}$/

/** A folder of releases by the moment of their making, and of the links `current` and `previous` to two of them. */
export const homeOf = (home: string) => {
  const linked = (name: string): string | null => {
    const link = join(home, name)
    return existsSync(link) ? readlinkSync(link) : null
  }
  /** By renaming, so that nobody ever finds none (rename(2)). */
  const point = (name: string, to: string): void => {
    const fresh = join(home, `${name}.${process.pid}`)
    rmSync(fresh, { force: true })
    symlinkSync(to, fresh)
    renameSync(fresh, join(home, name))
  }
  return {
    current: () => linked('current'),
    /** Makes a release the current one; the one before stays within reach. */
    switchTo: (release: string): void => {
      const before = linked('current')
      if (before !== null && before !== release) point('previous', before)
      point('current', release)
    },
    /** Answers the release that is current again; null where there is none before. */
    back: (): string | null => {
      const [current, previous] = [linked('current'), linked('previous')]
      if (current === null || previous === null) return null
      point('current', previous)
      point('previous', current)
      return previous
    },
    /** Throws away the oldest. A process goes on reading what it runs from: it is current or previous. */
    prune: (): void => {
      const inUse = new Set([linked('current'), linked('previous')])
      const releases = readdirSync(home).filter((name) => isRelease.test(name))
      for (const name of releases.toSorted().toReversed().slice(kept))
        if (!inUse.has(name)) rmSync(join(home, name), { recursive: true, force: true })
    },
  }
}

/** The name of a release that is made now: sorts as time does. */
export const nameOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')
