import { once } from 'node:events'

// A server that has read its program and nothing else until it is told to start: a test that starts fifty saves the time.
await import('@kampana/server/app')
await import('../../packages/site/dist/server/entry-server.js' as string)
process.stdout.write('warm\n')
await once(process.stdin, 'data')
process.stdin.destroy()
await import('@kampana/server/main')
