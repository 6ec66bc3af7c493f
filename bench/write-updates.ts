import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { writeUpdates } from './many-updates.ts'

// Program that inserts updates into the SQLite database of a folder.
const [dataDir, count] = process.argv.slice(2)
const db = await openDatabase(readSettings({ DATA_DIR: dataDir, SEED: 'none' }))
await writeUpdates(db, Number(count)).finally(() => db.destroy())
