import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCollege } from './build.ts'
import { createCollege } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    host: { type: 'string', default: '127.0.0.1' },
    folder: { type: 'string' },
  },
})
// Whoever reaches this college is signed in.
if (values.host !== '127.0.0.1') throw new Error('The small college only listens on 127.0.0.1.')

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'small-college-'))
const built = join(import.meta.dirname, '../dist')
await buildCollege(built)
const origin = new URL(`http://127.0.0.1:${values.port}`)
const app = await createCollege({ folder, built, origin })
await app.listen({ host: '127.0.0.1', port: Number(origin.port) })
process.stdout.write(`Pages: ${origin.href}\nDashboard: ${origin.href}dashboard\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
