import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { built } from './build.ts'

// Compiled code is kept for the next start, which is the quicker for it.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/kampana/compiled'))

// In this process, so that a signal reaches the server itself and its exit code is ours.
if (await built()) await import('@kampana/server/main')
else process.exitCode = 1
