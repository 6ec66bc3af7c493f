import { moveToPostgres } from '@kampana/server/backup/restore'
import { keeping } from './keeping.ts'

// `DATABASE_URL=postgres://… pnpm move`: the college in DATA_DIR's SQLite file, into an empty PostgreSQL.
await keeping(async (settings, onProgress) => {
  const rows = await moveToPostgres(settings, new Date(), onProgress)
  return `${rows} rows have moved, read again and compared. The file in ${settings.dataDir} stays as it was.`
})
