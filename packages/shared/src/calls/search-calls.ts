import * as z from 'zod'
import { get } from '@kampana/engine-declare/calls/call'

const ranges = () => z.array(z.tuple([z.int(), z.int()]).readonly()).readonly()
const result = () =>
  z.object({
    kind: z.string(),
    title: z.string(),
    address: z.string(),
    posted_at: z.string().nullable(),
    excerpt: z.string(),
    found: z.object({ title: ranges(), excerpt: ranges() }),
  })
const anything = () => z.record(z.string(), z.unknown())

export const searchCalls = {
  find: get('/api/search', {
    access: 'anyone',
    tag: 'search',
    summary: 'Search public pages and records, ten results per page',
    description:
      '`all` is false if no result contains all words. `instead` contains the corrected words if a word of `q` has no results. ' +
      '`found` contains the start and exclusive end of each match.',
    query: {
      q: 'Words to search for',
      page: 'Page of results, counted from 1',
      beneath: 'Path of a page, to search only its descendants and return all results at once',
    },
    reply: () =>
      z.object({
        data: z.array(result()),
        links: anything(),
        meta: anything(),
        all: z.boolean(),
        instead: z.string().nullable(),
      }),
  }),
}
