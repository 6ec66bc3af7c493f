import { backUp, BackupRefused } from '@kampana/server/backup/backup'
import { backupName, rotate } from '@kampana/server/backup/rotation'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { requireFileArgument, runCommand } from './run-command.ts'

const options = {
  into: { type: 'string' },
  copy: { type: 'string' },
  days: { type: 'string' },
  weeks: { type: 'string' },
} as const

const count = (name: string, value: string | boolean): number => {
  if (/^[1-9]\d{0,3}$/.test(String(value))) return Number(value)
  throw new BackupRefused(`--${name} must be a whole number from 1 to 9999.`)
}

// The running server has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Runs `kampana backup FILE`: writes a backup while the server runs. `--into FOLDER` names the file by the time, and deletes
// all backups except the newest of the last 7 days and 5 weeks (`--days`, `--weeks`). `--copy FILE` is for the smoke test of
// an upgrade.
await runCommand(async (settings, onProgress) => {
  const { into, copy, days = '7', weeks = '5' } = parseArgs({ options, strict: false }).values
  const now = new Date()
  if (typeof copy === 'string')
    return `Copied ${await backUp(settings, copy, now, { onProgress, isNoted: false })} rows to ${copy}. The copy does not count as a backup.`
  const file = typeof into === 'string' ? join(into, backupName(now)) : requireFileArgument('backup')
  const kept = { days: count('days', days), weeks: count('weeks', weeks) }
  const rows = await backUp(settings, file, now, { onProgress })
  const over = typeof into === 'string' ? rotate(into, kept) : []
  const deleted = over.length > 0 ? ` Older backups deleted: ${over.length}.` : ''
  return `Wrote and verified ${rows} rows in ${file}. The file gives access to every account: store it safely.${deleted}`
})
