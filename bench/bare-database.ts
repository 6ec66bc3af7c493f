import { pragmas } from '@kampana/engine-server/db/dialect/sqlite/file'
import { fold } from '@kampana/engine-declare/text/fold'
import SQLite from 'better-sqlite3'
import fastify from 'fastify'

/**
 * Baseline of Fastify and better-sqlite3. Runs the product's queries, prepared once, on a copy of the database with the same
 * pragmas. Omits validation, rate limits, logs and serializers.
 */
const [port, file] = process.argv.slice(2)
const database = new SQLite(file)
for (const pragma of pragmas) database.pragma(pragma)
// A trigger of the table `updates` calls it.
database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))

const columns =
  'id, title, subtitle, category, "from", "to", updates, posted_at, status, created_at, excerpt, picture'
const list = database.prepare(
  `select ${columns} from updates where status = 'published' order by posted_at desc nulls last, id desc limit 10 offset 0`,
)
const count = database.prepare("select count(*) as total from updates where status = 'published'")
const one = database.prepare(`select ${columns} from updates where id = ?`)
const create = database.prepare(
  `insert into updates (title, category, updates, posted_at, created_at, status, excerpt)
   values (@title, @category, @updates, @now, @now, 'published', '') returning ${columns}`,
)

const app = fastify()
app.get('/api/updates', async () => ({ data: list.all(), meta: count.get() }))
app.get<{ Params: { id: string } }>('/api/updates/:id', async ({ params }) => ({ data: one.get(params.id) }))
app.post<{ Body: Record<string, string> }>('/api/updates', async ({ body }, reply) => {
  const data = create.get({ ...body, now: new Date().toISOString() })
  return reply.code(201).send({ data })
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
