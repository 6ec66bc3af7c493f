import { verificationCalls, verificationFileCalls } from '@kampana/shared/calls/verification-calls'
import { parseCode } from '@kampana/shared/verification/code'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { notFound } from '@kampana/engine-server/error'
import { isInnerCall } from '@kampana/engine-server/http/inner-call'
import { memoryRateLimiter } from '@kampana/engine-server/http/rate-limit/memory-rate-limiter'
import { assertWithinLimit, byAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { VerificationTables } from '../db/verification-tables.ts'
import { readPublicKeys } from './key.ts'
import { readVerification } from './statement.ts'

/** Limits unknown codes per IP address. */
const misses = { name: 'codes', max: 30, seconds: 600 }

/** Serves the statements of codes, their signatures and the key. */
export const verificationRoutes = (context: AppContext) => {
  const { db, now } = context
  const count = memoryRateLimiter(misses.seconds, now)
  /**
   * Typos fail the check character and don't count, since thousands of phones share an IP address. Only guesses count, and
   * correct codes always work.
   */
  const countMiss = (request: FastifyRequest): void => {
    if (!isInnerCall(request)) assertWithinLimit(count(byAddress(misses, request.ip)))
  }
  const find = async (request: FastifyRequest, typed: string): Promise<VerificationTables['proofs'][]> => {
    const code = parseCode(typed)
    const rows =
      code === null
        ? []
        : await db.selectFrom('proofs').selectAll().where('code', '=', code).orderBy('version').execute()
    if (code !== null && rows.length === 0) countMiss(request)
    return rows
  }
  const last = async (request: FastifyRequest, typed: string): Promise<VerificationTables['proofs']> => {
    const verification = (await find(request, typed)).at(-1)
    if (!verification) throw notFound('Code', typed)
    return verification
  }
  return {
    /** Counts unknown codes on a code's page, which calls the API within the process. */
    countMisses: async (request: FastifyRequest): Promise<void> =>
      void (await find(request, /^\/v\/([^/?]+)/.exec(request.url)?.[1] ?? '')),
    serveApi: (app: FastifyInstance): void =>
      serve(app, verificationCalls, {
        find: async ({ code, request, reply }) => {
          const data = readVerification(await find(request, code), instant(now()))
          if (!data) throw notFound('Code', code)
          void reply.header('cache-control', 'no-cache')
          return { data }
        },
      }),
    serveFiles: (app: FastifyInstance): void =>
      serve(app, verificationFileCalls, {
        text: async ({ code, request, reply }) => {
          const { text } = await last(request, code)
          void reply.header('cache-control', 'no-cache')
          return text
        },
        signature: async ({ code, request, reply }) => {
          const { signature } = await last(request, code)
          if (signature === '') throw notFound('Signature', code)
          void reply.header('cache-control', 'no-cache')
          return Buffer.from(signature, 'base64')
        },
        key: async ({ reply }) => {
          const key = await readPublicKeys(db)
          if (key === undefined) throw notFound('Key', 'kampana-key.pem')
          void reply.header('cache-control', 'no-cache')
          return key
        },
      }),
  }
}
