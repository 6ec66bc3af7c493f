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
import { runCommand } from './run-command.ts'

const usage = `Say what to do, by kampana on a server, by pnpm in a clone:
  account list                  every account
  account password NAME         a link by which they choose a new password
  account two-step NAME         turn two-step sign-in off
  account activate NAME         let them in, their address confirmed or not
  account administrator NAME    give them the Administrator role
  account reencrypt             encrypt anew, under APP_KEY, what APP_PREVIOUS_KEYS have encrypted`

const byName = {
  password: makeResetLink,
  'two-step': turnOffTwoStep,
  activate,
  administrator: makeAdministrator,
}

// `pnpm account …`: rescues accounts from the server's shell, beside the running server.
await runCommand(async (settings) => {
  const [what = '', name] = process.argv.slice(2)
  if (what === 'list') {
    const db = await openExisting(settings)
    return listAccounts(db).finally(() => db.destroy())
  }
  if (what === 'reencrypt')
    return `Texts encrypted anew: ${await reencrypt(settings)}. The keys before this one can go.`
  const work = Object.entries(byName).find(([command]) => command === what)?.[1]
  if (!work || name === undefined) throw new ShellRefused(usage)
  return atShell(settings, name, work, new Date())
})
