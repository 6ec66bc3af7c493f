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
  throw new BackupRefused(`--${name} must be a number, at least 1.`)
}

// The server beside it has priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// `pnpm backup FILE`: everything the college has, in one file, beside the running server. `pnpm backup --into FOLDER` names
// the file by the time, and deletes all but the newest of the last 7 days and 5 weeks (`--days`, `--weeks`).
// `--copy FILE` is for the proof of a release.
await runCommand(async (settings, onProgress) => {
  const { into, copy, days = '7', weeks = '5' } = parseArgs({ options, strict: false }).values
  const now = new Date()
  if (typeof copy === 'string')
    return `${await backUp(settings, copy, now, { onProgress, isNoted: false })} rows are in ${copy}, which counts as no backup.`
  const file = typeof into === 'string' ? join(into, backupName(now)) : requireFileArgument('backup')
  const kept = { days: count('days', days), weeks: count('weeks', weeks) }
  const rows = await backUp(settings, file, now, { onProgress })
  const over = typeof into === 'string' ? rotate(into, kept) : []
  const thrown = over.length > 0 ? ` Older ones thrown away: ${over.length}.` : ''
  return `${rows} rows are in ${file}, read back and compared. Whoever has this file has every account: keep it safe.${thrown}`
})
