/**
 * Node's HTTP clients. An import would read all exports of `node:http`, and for its `WebSocket` Node loads an unused client of
 * 500 KB: a twentieth of a start.
 */
export const http = process.getBuiltinModule('node:http')
export const https = process.getBuiltinModule('node:https')
