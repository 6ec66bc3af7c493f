/** The baseline of a start: Fastify and better-sqlite3 in JavaScript with a compile cache, as the product. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/kampana/compiled'))
const { default: fastify } = await import('fastify')
const { default: SQLite } = await import('better-sqlite3')

const database = new SQLite(':memory:')
const app = fastify()
app.get('/', async () => database.prepare('select 1 as one').get())
process.on('SIGINT', () => process.exit())
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
