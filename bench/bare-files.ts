import statics from '@fastify/static'
import fastify from 'fastify'

/** Baseline of a static site: precompressed files of one folder by @fastify/static. */
const [port, root = ''] = process.argv.slice(2)
const app = fastify()
await app.register(statics, { root, preCompressed: true })
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
