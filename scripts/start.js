// In JavaScript, and nothing imported before the cache: with what it keeps Node needs no reader of TypeScript, which takes
// 100 ms and 12 MB at every start.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(
  process.env['NODE_COMPILE_CACHE'] ?? join(import.meta.dirname, '../node_modules/.cache/kampana/compiled'),
)

// In production nothing is built at a start: the user may write nowhere, and visitors wait.
const { built, isBuiltWhole } = await import('./build.ts')
const ready = process.env['NODE_ENV'] === 'production' ? isBuiltWhole() : await built()
// In this process, so that a signal reaches the server itself and its exit code is ours.
if (ready) await import('../packages/server/dist/main.js')
else process.exitCode = 1
