import { moveToPostgres } from '@kampana/server/backup/restore'
import { runCommand } from './run-command.ts'

// `DATABASE_URL=postgres://… pnpm move`: moves DATA_DIR's SQLite database into an empty PostgreSQL.
await runCommand(async (settings, onProgress) => {
  const rows = await moveToPostgres(settings, new Date(), onProgress)
  return `${rows} rows have moved, read again and compared. The file in ${settings.dataDir} stays as it was.`
})
