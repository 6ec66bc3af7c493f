import { handOver } from '@kampana/server/backup/hand-over'
import { restoreBackup } from '@kampana/server/backup/restore'
import { fileGiven, keeping } from './keeping.ts'

// `pnpm restore FILE`: a backup, into an empty DATA_DIR or database.
await keeping(async (settings, onProgress) => {
  const file = fileGiven('restore')
  const rows = await restoreBackup(settings, file, onProgress)
  const whose = handOver(settings.dataDir)
    ? ''
    : `\n${settings.dataDir} belongs to root. Give it to the user that runs the server: chown -R kampana: ${settings.dataDir}`
  return `${rows} rows of ${file} are back, read again and compared.${whose}`
})
