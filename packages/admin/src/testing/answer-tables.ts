import type { Answer, Call } from './fake-server.ts'

type Table = readonly ({ id: number } & Record<string, unknown>)[]

/** Serves lists and records of these tables, and replies to changes by 'METHOD path'. */
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

/** Serves tables as Laravel's `paginate()` does: five rows per page, ignoring everything except `?page=`. */
export const paginated =
  (tables: Readonly<Record<string, Table>>) =>
  (call: Call): Answer | undefined => {
    const rows = tables[call.path.replace('/api/', '')]
    if (call.method !== 'GET' || !rows) return answers(tables)(call)
    const page = Number(call.query.page ?? 1)
    const place = {
      current_page: page,
      last_page: Math.ceil(rows.length / 5),
      per_page: 5,
      total: rows.length,
    }
    return { body: { data: rows.slice((page - 1) * 5, page * 5), ...place } }
  }

/** Validation error of one field. */
export const refusing = (field: string, text: string): Answer => ({
  status: 422,
  body: { message: text, errors: { [field]: [text] } },
})
