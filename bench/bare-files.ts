import statics from '@fastify/static'
import fastify from 'fastify'

/** Files of one folder by Fastify, with what is compressed already beside each: how a static site would be served. */
const [port, root = ''] = process.argv.slice(2)
const app = fastify()
await app.register(statics, { root, preCompressed: true })
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('ready\n')
