import { BackupRefused } from '@kampana/server/backup/backup'
import { giveUpRoot } from '@kampana/server/backup/give-up-root'
import { listCode } from '@kampana/server/backup/packed-code'
import { openBackup, restoreBackup } from '@kampana/server/backup/restore'
import { parseArgs } from 'node:util'
import { usageOf } from './commands.ts'
import { confirm, isInteractive } from './confirm.ts'
import { runCommand } from './run-command.ts'

const readArguments = () => {
  try {
    const options = { 'trust-code': { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0) return { file, isTrusted: values['trust-code'] }
  } catch {
    // Falls through to the usage.
  }
  throw new BackupRefused(usageOf('restore'))
}

// Runs `kampana restore FILE`: restores a backup into an empty DATA_DIR or database. `--trust-code` accepts the programs in
// the backup.
await runCommand(async (settings, onProgress) => {
  const { file, isTrusted } = readArguments()
  const from = openBackup(file)
  const { dataDir, ownCollegeDir } = settings
  const isElsewhere = !ownCollegeDir.startsWith(`${dataDir}/`)
  giveUpRoot(dataDir, [dataDir, ...(isElsewhere ? [ownCollegeDir] : [])], process.env['KAMPANA_USER'])
  const notes: string[] = []
  const rows = await restoreBackup(settings, file, {
    from,
    trust: async (code) => {
      if (isTrusted) return true
      // Otherwise the error contains the list.
      if (!isInteractive()) return false
      process.stderr.write(`${listCode(code)}\n`)
      return confirm('Do you trust these programs?')
    },
    onProgress,
    log: (sentence) => notes.push(`\n${sentence}`),
  })
  return `Restored and verified ${rows} rows from ${file}.${notes.join('')}`
})
