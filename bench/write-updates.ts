import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { writeUpdates } from './many-updates.ts'

// A program: fills a folder's SQLite database with so many updates, and nothing else.
const [dataDir, count] = process.argv.slice(2)
const db = await openDatabase(readSettings({ DATA_DIR: dataDir, SEED: 'none' }).database)
await writeUpdates(db, Number(count)).finally(() => db.destroy())
