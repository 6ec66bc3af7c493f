import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { SettingsError } from '@kampana/server/env'
import { readCommit, stampCommit } from './commit.ts'
import { copyClone } from './release/copy.ts'
import { copyCollege } from './release/copy-college.ts'
import { listReleases, releaseName } from './release/home.ts'
import { serviceSettings } from './release/settings-file.ts'
import { TagRefused, tagRelease } from './release/tag.ts'
import { smokeTest } from './release/proof.ts'
import { run } from './run.ts'

/** A failed release; the message is for the person who started it. */
class ReleaseFailure extends Error {}

const clone = join(import.meta.dirname, '..')
const settings = serviceSettings(process.env)
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * `pnpm release [FOLDER]`: builds this clone in a folder of its own, smoke-tests it, and makes it current. A running server
 * keeps its own folder until it is restarted. `pnpm release --back [FOLDER]` makes the previous release current.
 */
const release = async (home: string): Promise<void> => {
  mkdirSync(home, { recursive: true })
  const { switchTo, prune, current } = listReleases(home)
  const name = releaseName(new Date())
  const folder = join(home, name)
  try {
    say(`Copying into ${folder} …`)
    await copyClone(clone, folder)
    const { code } = await run(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      // Nothing else of the college's: what builds it are libraries, who need no key.
      env: { ...process.env, COLLEGE_DIR: settings['COLLEGE_DIR'] },
      show: true,
    })
    if (code !== 0) throw new ReleaseFailure('Nothing was switched.')
    stampCommit(folder, readCommit(clone))
    await prove(folder, join(home, current() ?? name))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const before = current()
  switchTo(name)
  prune()
  say(`${join(home, 'current')} is ${name}${before === null ? '' : `; before it was ${before}`}.`)
  say('What runs goes on as it is. Start it again to change over (docs/how-to/operate/upgrade.md).')
}

/** Starts it on a copy of the college, so that a folder or a database that it refuses is known before the change-over. */
const prove = async (fresh: string, current: string): Promise<void> => {
  say('Trying it …')
  const fault = await smokeTest(fresh, async (dataDir) => {
    const { env, told } = await copyCollege(dataDir, { fresh, current, of: settings })
    say(told)
    return env
  })
  if (fault !== null) throw new ReleaseFailure(`It does not start:\n${fault}\nNothing was switched.`)
}

const back = (home: string): void => {
  const name = listReleases(home).back()
  if (name === null) throw new ReleaseFailure(`There is no release before the current one in ${home}.`)
  say(`${join(home, 'current')} is ${name} again. Start what runs again to change over.`)
}

/** `pnpm release --tag [VERSION]`: makes a version of this clone, for others to upgrade to. Nothing is built. */
const tag = async (version: string | undefined): Promise<void> => {
  const names = Object.keys(await import('@kampana/server/kampana'))
  say(await tagRelease(clone, { now: new Date(), names, version }))
}

const args = process.argv.slice(2)
const home = resolve(args.find((arg) => !arg.startsWith('-')) ?? join(clone, 'releases'))
try {
  if (args[0] === '--tag') await tag(args[1])
  else if (args.includes('--back')) back(home)
  else await release(home)
} catch (error) {
  const { code, path, message, stack } = error as NodeJS.ErrnoException
  const isOurs = [ReleaseFailure, SettingsError, TagRefused].some((kind) => error instanceof kind)
  process.stderr.write(`${isOurs ? message : path && code ? `${path} can't be written (${code}).` : stack}\n`)
  process.exitCode = 1
}
