import { ApiError } from '@kampana/shared/api/http/api-error'
import type { ContentConflict, ContentFinding, ContentFindings } from '@kampana/shared/content/content-api'
import { HttpError } from 'react-admin'
import { isObject } from './reply.ts'

/** Somebody else has saved or published the same file meanwhile (412). */
export class ContentConflictError extends Error {
  override readonly name = 'ContentConflictError'
  readonly status = 412
  readonly conflicts: ContentConflict['conflicts']

  constructor({ message, conflicts }: ContentConflict) {
    super(message)
    this.conflicts = conflicts
  }
}

/** The reader refuses texts that were to be published (422). */
export class ContentFaultsError extends Error {
  override readonly name = 'ContentFaultsError'
  readonly status = 422
  readonly findings: ContentFindings

  constructor(message: string, findings: ContentFindings) {
    super(message)
    this.findings = findings
  }
}

/** Turns a failed call about the website into an error with what the screens need of it. */
export const toContentError = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error
  const { status, body, errors, message } = error
  if (status === 412 && isConflict(body)) throw new ContentConflictError({ ...body, message })
  if (status === 422) throw new ContentFaultsError(message, readFindings(body) ?? fromErrors(errors))
  throw new HttpError(message, status)
}

const isConflict = (body: unknown): body is ContentConflict => isObject(body) && Array.isArray(body.conflicts)

const readFindings = (body: unknown): ContentFindings | undefined => {
  const findings: unknown = isObject(body) ? body.findings : undefined
  if (Array.isArray(findings)) return { faults: findings as ContentFinding[], warnings: [] }
  return isObject(findings) && Array.isArray(findings.faults)
    ? (findings as unknown as ContentFindings)
    : undefined
}

/** Texts by path, where the reply has no lines. */
const fromErrors = (errors: Readonly<Record<string, string>>): ContentFindings => ({
  faults: Object.entries(errors).map(([path, text]) => ({ path, line: null, text })),
  warnings: [],
})
