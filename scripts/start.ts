import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled code is kept for the next start, which is the quicker for it: so nothing is imported before.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/kampana/compiled'))

const { built } = await import('./build.ts')
// In this process, so that a signal reaches the server itself and its exit code is ours.
if (await built()) await import('@kampana/server/main')
else process.exitCode = 1
