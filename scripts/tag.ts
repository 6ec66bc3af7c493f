import { clone, runUpgradeCommand, say } from './upgrade/run-upgrade-command.ts'
import { tagVersion } from './upgrade/tag-version.ts'

await runUpgradeCommand(async () => {
  const names = Object.keys(await import('@kampana/server/kampana'))
  say(await tagVersion(clone, { now: new Date(), names, version: process.argv[2] }))
})
