import { built } from './build.ts'

// In this process, so that a signal reaches the server itself and its exit code is ours.
if (await built()) await import('@kampana/server/main')
else process.exitCode = 1
