import { join } from 'node:path'
import { startVite } from '../packages/server/src/development/vite.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const watched = ['packages/server/src', 'packages/shared/src']
const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? 'localhost'
const serverPort = port + 1

// Vite stays in this process, so that a change in server or shared restarts the server alone: that takes a second.
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
      // What Node has compiled once it reads from here: a restart takes half the time.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/kampana/compiled'),
    },
  },
)
process.exit(code ?? 0)
