import { join } from 'node:path'
import { startVite } from '../packages/server/src/development/vite.ts'
import { stampCommit } from './commit.ts'
import { ownResourcesJson } from './own-resources-json.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const watched = ['packages/server/src', 'packages/shared/src']
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? 'localhost'
const serverPort = port + 1

stampCommit(root)
// Vite runs in this process, so that a change in server or shared restarts only the server, within a second.
// Vite's document of the dashboard has the college's own resources; a changed declaration needs a restart.
process.env['OWN_RESOURCES'] = await ownResourcesJson()
await startVite({ host, port, serverPort })
const { code } = await run(
  process.execPath,
  [
    ...watched.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    'packages/server/src/main.ts',
  ],
  {
    cwd: root,
    show: true,
    env: {
      PUBLIC_URL: `http://localhost:${port}`,
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      KAMPANA_DEV: '1',
      // Node's compile cache halves the time of a restart.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/kampana/compiled'),
    },
  },
)
process.exit(code ?? 0)
