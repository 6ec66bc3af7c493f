import {
  activate,
  atShell,
  listAccounts,
  makeAdministrator,
  makeResetLink,
  ShellRefused,
  turnOffTwoStep,
} from '@kampana/server/account/shell'
import { reencrypt } from '@kampana/server/account/reencrypt'
import { openExisting } from '@kampana/server/db/open'
import { usageOf } from './commands.ts'
import { runCommand } from './run-command.ts'

const byName = {
  password: makeResetLink,
  'two-step': turnOffTwoStep,
  activate,
  administrator: makeAdministrator,
}

// Runs `kampana account`: lists and repairs accounts while the server runs.
await runCommand(async (settings) => {
  const [what = '', name] = process.argv.slice(2)
  if (what === 'list') {
    const db = await openExisting(settings)
    return listAccounts(db).finally(() => db.destroy())
  }
  if (what === 'reencrypt')
    return `Encrypted ${await reencrypt(settings)} values with APP_KEY. You can remove APP_PREVIOUS_KEYS.`
  const work = Object.entries(byName).find(([command]) => command === what)?.[1]
  if (!work || name === undefined) throw new ShellRefused(usageOf('account'))
  return atShell(settings, name, work, new Date())
})
