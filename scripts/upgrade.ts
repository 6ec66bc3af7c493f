import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommit, stampCommit } from './commit.ts'
import { run } from './run.ts'
import { copyClone } from './upgrade/copy-clone.ts'
import { copyCollege } from './upgrade/copy-college.ts'
import {
  clone,
  runUpgradeCommand,
  say,
  UpgradeFailure,
  versionsFolder,
} from './upgrade/run-upgrade-command.ts'
import { serviceSettings } from './upgrade/settings-file.ts'
import { smokeTest } from './upgrade/smoke-test.ts'
import { folderName, versionFolders } from './upgrade/version-folders.ts'

const settings = serviceSettings(process.env)

/** Builds this clone in a new folder, smoke-tests it, and makes it current. A running server keeps its folder until its restart. */
const upgrade = async (home: string): Promise<void> => {
  mkdirSync(home, { recursive: true })
  const { switchTo, prune, current } = versionFolders(home)
  const name = folderName(new Date())
  const folder = join(home, name)
  try {
    say(`Copying this clone to ${folder} …`)
    await copyClone(clone, folder)
    const { code } = await run(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      // No other settings: libraries run during the build and need no key.
      env: { ...process.env, COLLEGE_DIR: settings['COLLEGE_DIR'] },
      show: true,
    })
    if (code !== 0) throw new UpgradeFailure('The build failed. The current version is unchanged.')
    stampCommit(folder, readCommit(clone))
    await test(folder, join(home, current() ?? name))
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const previous = current()
  switchTo(name)
  prune()
  say(`Current version: ${name}.${previous === null ? '' : ` Previous version: ${previous}.`}`)
  say('Restart the server to run it (docs/how-to/operate/upgrade.md).')
}

/** Starts the new version on a copy of the college, which finds an invalid folder or database before the switch. */
const test = async (fresh: string, current: string): Promise<void> => {
  say('Testing the new version …')
  const failure = await smokeTest(fresh, async (dataDir) => {
    const { env, description } = await copyCollege(dataDir, { fresh, current, of: settings })
    say(description)
    return env
  })
  if (failure !== null)
    throw new UpgradeFailure(
      `The new version failed its test:\n${failure}\nThe current version is unchanged.`,
    )
}

await runUpgradeCommand(() => upgrade(versionsFolder()))
