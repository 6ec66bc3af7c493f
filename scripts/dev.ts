import { join } from 'node:path'
import { listens, superviseServer, watchCode } from '../packages/server/src/development/server-process.ts'
import { startVite } from '../packages/server/src/development/vite.ts'
import { explainStartFailure } from '../packages/server/src/operations/start-failure.ts'
import { stampCommit } from './commit.ts'
import { ownResourcesJson } from './own-resources-json.ts'
import { packageIn } from './packages.ts'

const root = join(import.meta.dirname, '..')
const watched = packageIn('packages/server').folders.map((folder) => `${folder}/src`)
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? 'localhost'
const serverPort = port + 1

const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

if (await listens(serverPort))
  fail(
    `Another program uses port ${serverPort} (PORT + 1). Stop the other program, or set PORT to another number.`,
  )
stampCommit(root)
// Vite runs in this process, so that a change in server or shared restarts only the server, within a second.
const server = superviseServer({
  command: process.execPath,
  args: ['packages/server/src/main.ts'],
  cwd: root,
  port: serverPort,
  env: {
    PUBLIC_URL: `http://localhost:${port}`,
    ...process.env,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    KAMPANA_DEV: '1',
    // Node's compile cache halves the time of a restart.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/kampana/compiled'),
  },
})
const stop = (): void => void server.stop().then(() => process.exit(0))
process.once('SIGINT', stop).once('SIGTERM', stop)
// Vite's document of the dashboard contains the college's own resources; a changed declaration needs a restart.
process.env['OWN_RESOURCES'] = await ownResourcesJson()
await startVite({ host, port, serverPort }, server).catch((error: unknown) =>
  fail(explainStartFailure(error)),
)
process.stdout.write(`Vite listens on port ${port}, the server on port ${serverPort} (PORT + 1).\n`)
watchCode(
  watched.map((folder) => join(root, folder)),
  () => void server.restart(),
)
// Starts after Vite, from which it fetches the site's modules.
await server.ready().catch(() => undefined)
