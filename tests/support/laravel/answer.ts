import type { Manners } from './dialects.ts'

/** A reply: JSON, an HTML page, a PNG, or no content if the body is undefined. */
export interface Answer {
  status: number
  body?: unknown
  html?: string
  picture?: Buffer
  headers?: Readonly<Record<string, string>>
}

/** Ends a call with an error reply. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
    super(`Refused with ${answer.status}`)
    this.answer = answer
  }
}

export const refuse = (status: number, message: string, headers?: Answer['headers']): never => {
  throw new Refusal({ status, body: { message }, ...(headers && { headers }) })
}

export const noRecord = (model: string, id: string): never =>
  refuse(404, `No query results for model [App\\Models\\${model}] ${id}`)

/** A 422, or a 429 for a locked login, with errors by field and a summary. */
export const invalid = (manners: Manners, errors: Record<string, string[]>, status = 422): never => {
  const texts = Object.values(errors).flat()
  const more = texts.length - 1
  const summary = `${texts[0]}${more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : ''}`
  const message = manners.invalid === 'fixed' ? 'The given data was invalid.' : summary
  throw new Refusal({ status, body: { message, errors } })
}

export const record = (manners: Manners, value: object, status = 200): Answer => ({
  status,
  body: manners.wrapsRecords ? { data: value } : value,
})

/** A complete list: this back end ignores sort, filter and range. */
export const list = (manners: Manners, rows: readonly unknown[]): Answer => ({
  status: 200,
  body: manners.wrapsLists ? { data: rows } : rows,
})

export const changed = (manners: Manners, message: string, value: object, status = 200): Answer => {
  if (manners.changed === 'message') return { status, body: { message } }
  if (manners.changed === 'record') return record(manners, value, status)
  return { status, body: { message, data: value } }
}

export const deleted = (manners: Manners, message: string): Answer =>
  manners.deleted === 'nothing' ? { status: 204 } : { status: 200, body: { message } }
