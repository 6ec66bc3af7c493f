import { backUp } from '@kampana/server/backup/backup'
import { fileGiven, keeping } from './keeping.ts'

// `pnpm backup FILE`: everything the college has, in one file, while the server goes on.
await keeping(async (settings, onProgress) => {
  const file = fileGiven('backup')
  const rows = await backUp(settings, file, new Date(), onProgress)
  return `${rows} rows are in ${file}, read back and compared. Whoever has this file has every account: keep it safe.`
})
