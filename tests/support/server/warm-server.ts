import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// A server that has read its program and nothing else until it is told to start: a test that starts fifty saves the time.
await import('@kampana/server/app')
const site = join(import.meta.dirname, '../../../packages/site/dist/server/entry-server.js')
await import(pathToFileURL(site).href)
process.stdout.write('warm\n')
await once(process.stdin, 'data')
process.stdin.destroy()
await import('@kampana/server/main')
