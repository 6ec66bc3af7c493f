import { moveToPostgres } from '@kampana/server/backup/restore'
import { runCommand } from './run-command.ts'

// Runs `DATABASE_URL=postgres://… kampana move`: copies DATA_DIR's SQLite database into an empty PostgreSQL database.
await runCommand(async (settings, onProgress) => {
  const rows = await moveToPostgres(settings, new Date(), onProgress)
  return `Copied and verified ${rows} rows. The file in ${settings.dataDir} is unchanged.`
})
