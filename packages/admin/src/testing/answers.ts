import type { Answer, Call } from './fake-server.ts'

type Table = readonly ({ id: number } & Record<string, unknown>)[]

/** Answers lists and records of these tables, and to changes what `replies` say by 'METHOD path'. */
export const answers =
  (tables: Readonly<Record<string, Table>>, replies: Readonly<Record<string, Answer>> = {}) =>
  ({ method, path }: Call): Answer | undefined => {
    const reply = replies[`${method} ${path}`]
    if (reply || method !== 'GET') return reply
    const [, name = '', id] = /^\/api\/([^/]+)(?:\/(\d+))?$/.exec(path) ?? []
    const rows = tables[name]
    if (!rows) return undefined
    return { body: { data: id ? rows.find((row) => row.id === Number(id)) : rows } }
  }

/** A refusal of one field's value. */
export const refusing = (field: string, text: string): Answer => ({
  status: 422,
  body: { message: text, errors: { [field]: [text] } },
})
