import { restore } from '@kampana/server/backup/restore'
import { fileGiven, keeping } from './keeping.ts'

// `pnpm restore FILE`: a backup, into an empty DATA_DIR or database.
await keeping(async (settings, onProgress) => {
  const file = fileGiven('restore')
  const rows = await restore(settings, file, onProgress)
  return `${rows} rows of ${file} are back, read again and compared.`
})
