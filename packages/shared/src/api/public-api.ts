import { readRanges } from '@kampana/engine-declare/lists/read-ranges'
import type { ClassNotice, ClassStatusNow } from '../class-status.ts'
import {
  type CallOptions,
  type Client,
  createClient,
  type ClientOptions,
} from '@kampana/engine-declare/api/http/client'
import {
  asDeclared,
  parseList,
  fallbackOn404,
  parseRecord,
  isObject,
  parsePage,
} from '@kampana/engine-declare/api/http/reply'
import type { contactForm, Payload } from '@kampana/engine-declare/forms/forms'
import type { VerificationResult } from '../verification/verification.ts'
import { recordsApi } from '@kampana/engine-declare/api/records-api'
import { visitorRecords } from '@kampana/engine-declare/api/visitor-records'
import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import type { RecordOf } from '@kampana/engine-declare/resource'
import type { ResourceName, ResourceNamed } from '../resources/index.ts'
import type { jobOpenings } from '../resources/job-openings.ts'
import type { slides } from '../resources/slides.ts'
import type { SearchResult, SearchResults } from '@kampana/engine-declare/search'
import { createSender } from '@kampana/engine-declare/api/http/sender'
import { defaultTimeZone } from '@kampana/engine-declare/time/time-zone'
import { updatesApi } from './updates-api.ts'

export type Slide = RecordOf<typeof slides>
export type JobOpening = RecordOf<typeof jobOpenings>

/** Calls made by visitors. Each rejects with an `ApiError`. `timeZone` is the college's, for days sent as instants. */
export const createPublicApi = ({ timeZone, ...options }: ClientOptions & { timeZone?: string } = {}) =>
  publicApi(createClient(options), timeZone === undefined ? undefined : () => timeZone)

export type PublicApi = ReturnType<typeof publicApi>

/** The server's limit for one list without bodies. */
const maxRows = 100

export const publicApi = (client: Client, timeZone = () => defaultTimeZone) => {
  const { list } = recordsApi(client)
  return {
    /** Records of a resource by name, also of a college's own resources. */
    records: visitorRecords(client),
    /** All records of a resource that visitors may list, with the fields of lists: `api.listAll('job-openings')`. */
    listAll: <N extends ResourceName>(
      resource: N,
      query: Pick<ListQuery, 'filter' | 'sort'> = {},
    ): Promise<RecordOf<ResourceNamed<N>>[]> =>
      fallbackOn404([], () =>
        readRanges((range) => list(resource, { ...query, range }, { asVisitor: true }), maxRows),
      ),
    updates: updatesApi(client, timeZone),
    classStatus: classStatusApi(client),
    verification: verificationApi(client),
    /**
     * Public pages and records with the words of `question`, most relevant first, ten per page; or all descendants of a page.
     */
    search: async (
      question: string,
      { page = 1, beneath }: { page?: number; beneath?: string } = {},
    ): Promise<SearchResults> => {
      const query = { q: question, page, ...(beneath !== undefined && { beneath }) }
      const reply = await client.call('/api/search', { query, asVisitor: true })
      const { all, instead } = isObject(reply.body) ? reply.body : {}
      return {
        ...parsePage<SearchResult>(reply, asDeclared),
        all: all !== false,
        instead: typeof instead === 'string' ? instead : null,
      }
    },

    /** Job openings that close on `today` or later, with their descriptions, which the server sends ten at a time. */
    jobOpenings: (today: string): Promise<JobOpening[]> => {
      const query: ListQuery = { filter: { closing_day_gte: today }, sort: ['closing_day', 'ASC'] }
      const options = { extra: { include: 'body' }, asVisitor: true }
      return fallbackOn404([], () =>
        readRanges((range) => list<JobOpening>('job-openings', { ...query, range }, options), 10),
      )
    },
    /** Slides that visitors see today. The server groups them in rows; this is one list. */
    slides: async (): Promise<Slide[]> => (await list<Slide>('slides', {}, { asVisitor: true })).data,
    contactUs: (payload: Payload<typeof contactForm>, options?: Pick<CallOptions, 'signal'>) =>
      createSender(client)('POST', '/api/contactUs', payload, options),
  }
}

/** Public calls for verification codes. Back ends without them have none. */
const verificationApi = (client: Client) => ({
  /** Notice or update with a verification code; null if there is none. */
  find: (code: string): Promise<VerificationResult | null> =>
    fallbackOn404<VerificationResult | null>(null, async () =>
      parseRecord<VerificationResult>(
        await client.call(`/api/verification-codes/${encodeURIComponent(code)}`, { asVisitor: true }),
        asDeclared,
      ),
    ),
})

/** Public calls of the class status. Back ends without them have no notices. */
const classStatusApi = (client: Client) => {
  const get = (path: string, query: CallOptions['query'] = {}) =>
    client.call(`/api/class-status${path}`, { query, asVisitor: true })

  return {
    /** Notices in force, or starting within a day. */
    now: (): Promise<ClassStatusNow> => {
      const empty: ClassStatusNow = { data: [], now: new Date().toISOString(), until: null }
      return fallbackOn404(empty, async () => {
        const { body } = await get('/now')
        return isStatus(body) ? body : empty
      })
    },
    /** A range of all notices, latest first. `first` counts from 0. */
    list: (first: number, count: number): Promise<{ data: ClassNotice[]; total: number }> =>
      fallbackOn404({ data: [], total: 0 }, async () => {
        const range = JSON.stringify([first, first + count - 1])
        const sort = JSON.stringify(['starts_at', 'DESC'])
        const { data, total = data.length } = parseList<ClassNotice>(
          await get('', { sort, range }),
          asDeclared,
        )
        return { data, total }
      }),
    /** A notice with its details; undefined if there is none. */
    one: (id: string): Promise<ClassNotice | undefined> =>
      fallbackOn404(undefined, async () =>
        parseRecord<ClassNotice>(await get(`/${encodeURIComponent(id)}`), asDeclared),
      ),
  }
}

/** Another back end may serve something else at this address. */
const isStatus = (body: unknown): body is ClassStatusNow =>
  typeof body === 'object' && body !== null && 'now' in body && 'data' in body && Array.isArray(body.data)
