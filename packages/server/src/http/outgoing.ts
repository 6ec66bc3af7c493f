/**
 * Node's clients of HTTP. Imported, all that `node:http` exports would be read, and for its `WebSocket` Node loads a client of
 * half a megabyte that nobody here uses: a twentieth of a start.
 */
export const http = process.getBuiltinModule('node:http')
export const https = process.getBuiltinModule('node:https')
