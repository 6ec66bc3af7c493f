import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { referencePages } from './reference/pages.ts'

const folder = process.argv[2] ?? join(import.meta.dirname, '../docs/reference')

for (const [name, text] of Object.entries(await referencePages())) writeFileSync(join(folder, name), text)
