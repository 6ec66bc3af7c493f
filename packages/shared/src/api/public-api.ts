import { readRanges } from '@kampana/engine-declare/lists/read-ranges'
import { classStatusApi } from './class-status-api.ts'
import {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
} from '@kampana/engine-declare/api/http/client'
import type { contactForm, Payload } from '@kampana/engine-declare/forms/forms'
import { verificationApi } from './verification-api.ts'
import { recordsApi } from '@kampana/engine-declare/api/records-api'
import { visitorRecords } from '@kampana/engine-declare/api/visitor-records'
import { asDeclared, fallbackOn404, isObject, parsePage } from '@kampana/engine-declare/api/http/reply'
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
