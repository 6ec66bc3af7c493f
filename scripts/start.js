// In JavaScript, and the compile cache is enabled before any import: with it Node doesn't load its TypeScript parser, which
// takes 100 ms and 12 MB at every start.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../node_modules/.cache/kampana/compiled'),
)

const start = async () => {
  // In production a start builds nothing, since the user may lack write access, and visitors wait.
  const { built, isBuildComplete } = await import('./build.ts')
  const ready = process.env['NODE_ENV'] === 'production' ? isBuildComplete() : await built()
  // In this process, so that signals reach the server and its exit code is ours.
  if (ready) await import('../packages/server/dist/main.js')
  else process.exitCode = 1
}

await (process.argv.includes('--version') ? import('./version.ts') : start())
