import { runUpgradeCommand, say, UpgradeFailure, versionsFolder } from './upgrade/run-upgrade-command.ts'
import { versionFolders } from './upgrade/version-folders.ts'

await runUpgradeCommand(() => {
  const home = versionsFolder()
  const name = versionFolders(home).rollBack()
  if (name === null)
    throw new UpgradeFailure(`${home} has no previous version. The current version is unchanged.`)
  say(`Current version: ${name}. Restart the server to run it.`)
})
