import type { CommandName } from './commands.ts'
import { runScript } from './run-script.ts'

/** Commands of 0.3 with a new name. All commands of 0.3 (`pnpm backup`) work throughout 0.4. */
const renamed: Readonly<Record<string, CommandName>> = {
  release: 'upgrade',
  'release --back': 'rollback',
  'release --tag': 'tag',
}

// Runs a former command: package.json runs `node scripts/former-command.ts backup` for `pnpm backup`. Prints the new command
// first.
const [name = '', ...args] = process.argv.slice(2)
const flag = name === 'release' ? args.find((arg) => arg === '--back' || arg === '--tag') : undefined
const former = flag === undefined ? name : `${name} ${flag}`
const current = renamed[former] ?? (name as CommandName)
process.stderr.write(`pnpm ${former} is now pnpm kampana ${current}.\n`)
await runScript(
  current,
  args.filter((arg) => arg !== flag),
)
