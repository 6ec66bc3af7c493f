import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// The built server with its modules loaded, which waits for the start command. A test with fifty starts saves the loading
// time.
const packages = join(import.meta.dirname, '../../../packages')
const load = (file: string) => import(pathToFileURL(join(packages, file)).href)
await load('server/dist/app.js')
await load('site/dist/server/entry-server.js')
process.stdout.write('warm\n')
await once(process.stdin, 'data')
process.stdin.destroy()
await load('server/dist/main.js')
