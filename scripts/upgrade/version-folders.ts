import { existsSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Number of versions to retain, including those in use. */
const retained = 3
const isVersion = /^\d{8}-\d{6}$/

/** Folder of built versions, each in a subfolder named by its build time, with the symlinks `current` and `previous`. */
export const versionFolders = (home: string) => {
  const linked = (name: string): string | null => {
    const link = join(home, name)
    return existsSync(link) ? readlinkSync(link) : null
  }
  /** Replaces a symlink atomically (rename(2)). */
  const point = (name: string, to: string): void => {
    const fresh = join(home, `${name}.${process.pid}`)
    rmSync(fresh, { force: true })
    symlinkSync(to, fresh)
    renameSync(fresh, join(home, name))
  }
  return {
    current: () => linked('current'),
    /** Makes a version current and the former one previous. */
    switchTo: (version: string): void => {
      const before = linked('current')
      if (before !== null && before !== version) point('previous', before)
      point('current', version)
    },
    /** Swaps the current and the previous version. Returns the new current version, or null if there is no previous one. */
    rollBack: (): string | null => {
      const [current, previous] = [linked('current'), linked('previous')]
      if (current === null || previous === null) return null
      point('current', previous)
      point('previous', current)
      return previous
    },
    /** Deletes the oldest versions, except the current and the previous one, from which a process may run. */
    prune: (): void => {
      const inUse = new Set([linked('current'), linked('previous')])
      const versions = readdirSync(home).filter((name) => isVersion.test(name))
      for (const name of versions.toSorted().toReversed().slice(retained))
        if (!inUse.has(name)) rmSync(join(home, name), { recursive: true, force: true })
    },
  }
}

/** Folder name of a version built now. Names sort by time. */
export const folderName = (now: Date): string =>
  now
    .toISOString()
    .replace(/[-:]|\..*/g, '')
    .replace('T', '-')
