import { join } from 'node:path'
import { ownResourcesJson } from './own-resources-json.ts'
import { run } from './run.ts'

// Runs `pnpm build:admin`: builds the dashboard for another host (docs/how-to/operate/separate-dashboard.md), with the
// college's own resources.
const { code } = await run(process.execPath, ['--run', 'build:standalone'], {
  cwd: join(import.meta.dirname, '../packages/admin'),
  show: true,
  env: { ...process.env, OWN_RESOURCES: await ownResourcesJson() },
})
process.exitCode = code ?? 1
