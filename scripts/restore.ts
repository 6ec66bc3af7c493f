import { restoreOwner } from '@kampana/server/backup/restore-owner'
import { restoreBackup } from '@kampana/server/backup/restore'
import { requireFileArgument, runCommand } from './run-command.ts'

// `pnpm restore FILE`: restores a backup into an empty DATA_DIR or database.
await runCommand(async (settings, onProgress) => {
  const file = requireFileArgument('restore')
  const told: string[] = []
  const rows = await restoreBackup(settings, file, {
    onProgress,
    log: (sentence) => told.push(`\n${sentence}`),
  })
  const whose = restoreOwner(settings.dataDir)
    ? ''
    : `\n${settings.dataDir} belongs to root. Give it to the user that runs the server: chown -R kampana: ${settings.dataDir}`
  return `${rows} rows of ${file} are back, read again and compared.${told.join('')}${whose}`
})
