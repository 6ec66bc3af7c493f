import { classStatusApi } from './class-status-api.ts'
import { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts'
import type { contactForm, Payload } from '../forms/forms.ts'
import { recordsApi } from './records-api.ts'
import { fallbackOn404, parsePage } from './reply.ts'
import type { RecordOf } from '../resource.ts'
import type { jobOpenings } from '../resources/job-openings.ts'
import type { slides } from '../resources/slides.ts'
import type { SearchResult, SearchResults } from '../search.ts'
import { createSender } from './sender.ts'
import { updatesApi } from './updates-api.ts'

export type Slide = RecordOf<typeof slides>
export type JobOpening = RecordOf<typeof jobOpenings>

type Options = Pick<CallOptions, 'signal'>

/** What visitors ask of the product's API; each call rejects with an `ApiError`. */
export const createPublicApi = (options?: ClientOptions) => publicApi(createClient(options))

export type PublicApi = ReturnType<typeof publicApi>

export const publicApi = (client: Client) => {
  const { list } = recordsApi(client)
  return {
    updates: updatesApi(client),
    classStatus: classStatusApi(client),
    /** What the public may read that has the words of `question`, the fittest first, ten a page. */
    search: async (question: string, number = 1, options?: Options): Promise<SearchResults> => {
      const query = { q: question, page: number }
      const reply = await client.call('/api/search', { ...options, query, asVisitor: true })
      const { all = true, instead = null } = reply.body as Partial<SearchResults>
      return { ...parsePage<SearchResult>(reply), all, instead }
    },

    /** Positions that may be applied for on the day `today`, with their descriptions, which come ten at a time. */
    jobOpenings: (today: string, options?: Options): Promise<JobOpening[]> =>
      fallbackOn404([], async () => {
        const openings: JobOpening[] = []
        for (;;) {
          const { data, total } = await list<JobOpening>(
            'job-openings',
            {
              filter: { closing_day_gte: today },
              sort: ['closing_day', 'ASC'],
              range: [openings.length, openings.length + 9],
            },
            { ...options, extra: { include: 'body' }, asVisitor: true },
          )
          openings.push(...data)
          if (data.length === 0 || openings.length >= total) return openings
        }
      }),
    /** Slides come grouped in rows; here they are one list. */
    slides: async (options?: Options): Promise<Slide[]> => (await list<Slide>('slides', {}, options)).data,
    contactUs: (payload: Payload<typeof contactForm>, options?: Options) =>
      createSender(client)('POST', '/api/contactUs', payload, options),
  }
}
