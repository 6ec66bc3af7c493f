import { classStatusApi } from './class-status-api.ts'
import { createClient, type CallOptions, type Client, type ClientOptions } from './client.ts'
import type { CollegeList } from './field.ts'
import type {
  contactForm,
  loginForm,
  passwordForm,
  profileForm,
  registerForm,
  resetForm,
  Payload,
} from './forms.ts'
import { queryHere, type ListQuery } from './list-query.ts'
import { ownAccountApi } from './own-account-api.ts'
import { publishedApi } from './published-api.ts'
import { listOf, messageOf, pageOf, recordOf, type Page } from './reply.ts'
import type { RecordOf } from './resource.ts'
import type { ResourceName } from './resources/index.ts'
import type { SearchResult, SearchResults } from './search.ts'
import type { jobOpenings } from './resources/job-openings.ts'
import type { slides } from './resources/slides.ts'
import type { users } from './resources/users.ts'
import { wholeUpdate, type Update, type UpdateCategory } from './update.ts'

export type { Update, UpdateCategory }
export type Slide = RecordOf<typeof slides>
export type JobOpening = RecordOf<typeof jobOpenings>
/** The signed-in person. `permissions` is missing where the back end doesn't tell; the API decides in any case. */
export type Account = RecordOf<typeof users> & {
  permissions?: string[]
  email_verified_at?: string | null
  /** An address that waits to be confirmed. */
  pending_email?: string | null
  /** Whether two-step sign-in is on; missing where the back end has none. */
  two_step?: boolean
  /** The college's time zone (IANA); missing where the back end doesn't tell. */
  time_zone?: string
  /** What the college lists by name; missing where the back end doesn't tell. */
  lists?: Readonly<Record<CollegeList, readonly string[]>>
  /** For how many days what was deleted can be restored; missing where the back end can't. */
  undo_days?: number
}

type Options = Pick<CallOptions, 'signal' | 'onProgress' | 'asVisitor'>

/** The product's API: one function a call of the specification's table; each rejects with an `ApiError`. */
export const createApi = (options?: ClientOptions) => apiOver(createClient(options))

export const apiOver = (client: Client) => {
  const get = (path: string, query?: CallOptions['query'], options?: Options) =>
    client.call(path, { ...options, ...(query && { query }) })
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: Options) =>
    client
      .call(path, { ...options, method, ...(body !== undefined && { body }) })
      .then((reply) => ({ ...reply, message: messageOf(reply) }))

  const list = async <T>(
    resource: ResourceName,
    { sort, range, filter }: ListQuery = {},
    extra?: CallOptions['query'],
    options?: Options,
  ) => {
    const query = {
      sort: sort && JSON.stringify(sort),
      range: range && JSON.stringify(range),
      filter: filter && JSON.stringify(filter),
      ...extra,
    }
    const { data, total } = listOf<T>(await get(`/api/${resource}`, query, options))
    return total === undefined
      ? queryHere(data, { ...(sort && { sort }), ...(range && { range }), ...(filter && { filter }) })
      : { data, total }
  }
  const one = async <T>(resource: ResourceName, id: number | string, options?: Options) =>
    recordOf<T>(await get(`/api/${resource}/${encodeURIComponent(id)}`, undefined, options))
  // The public's updates are the same for everybody: who is signed in finds no drafts among them.
  const page = async (path: string, number: number, options?: Options): Promise<Page<Update>> => {
    const found = pageOf<Update>(await get(path, { page: number }, { ...options, asVisitor: true }))
    return { ...found, data: found.data.map(wholeUpdate) }
  }
  const publishedUpdates = async (query: ListQuery, extra?: CallOptions['query'], options?: Options) => {
    const { data, total } = await list<Update>('updates', query, extra, { ...options, asVisitor: true })
    return { data: data.map(wholeUpdate), total }
  }
  const someUpdates = async (...asked: Parameters<typeof publishedUpdates>) =>
    (await publishedUpdates(...asked)).data

  return {
    client,
    list,
    one,

    login: ({
      remember,
      ...credentials
    }: Payload<typeof loginForm> & { remember?: boolean; code?: string }) =>
      // Laravel takes `remember: false` for true, so it is sent only when it is meant.
      send('POST', '/login', remember ? { ...credentials, remember } : credentials),
    logout: () => send('POST', '/logout'),
    register: (payload: Payload<typeof registerForm>) => send('POST', '/register', payload),
    requestReset: (email: string) => send('POST', '/password/email', { email }),
    reset: (payload: Payload<typeof resetForm>) => send('POST', '/password/reset', payload),
    resendVerification: () => send('POST', '/email/resend'),
    account: async (options?: Options) => recordOf<Account>(await get('/api/user', undefined, options)),
    editProfile: (id: number, payload: Payload<typeof profileForm>) =>
      send('PUT', `/api/profile/${id}`, payload),
    changePassword: (id: number, payload: Payload<typeof passwordForm>) =>
      send('PUT', `/api/password/update/${id}`, payload),
    setStatus: (id: number | string, is_active: 0 | 1) =>
      send('PUT', `/api/users/status/${encodeURIComponent(id)}`, { is_active }),
    resendLetter: (id: number | string) => send('PUT', `/api/letters/${encodeURIComponent(id)}/resend`),
    ...ownAccountApi(client),

    updates: {
      paginated: (number = 1, options?: Options) => page('/api/updates/paginated', number, options),
      announcements: (number = 1, options?: Options) => page('/api/updates/announcements', number, options),
      newsAndEvents: (number = 1, options?: Options) => page('/api/updates/newsAndEvents', number, options),
      /** The update of exactly this title, with its body; undefined where there is none. */
      byTitle: async (
        category: UpdateCategory,
        title: string,
        options?: Options,
      ): Promise<Update | undefined> => {
        const query: ListQuery = { filter: { category, title }, range: [0, 0] }
        const data = await someUpdates(query, { include: 'updates' }, options)
        const found = data.find((update) => update.title === title && update.category === category)
        return found && found.updates == null
          ? wholeUpdate(await one<Update>('updates', found.id, { ...options, asVisitor: true }))
          : found
      },
      /** The update that had this title once, so that an old address can lead to it; 404 where there is none. */
      formerlyTitled: async (category: UpdateCategory, title: string, options?: Options) =>
        recordOf<Pick<Update, 'id' | 'title' | 'category'>>(
          await get('/api/updates/formerly', { category, title }, { ...options, asVisitor: true }),
        ),
      /** News and events whose last day is `today` or later, the nearest first. */
      upcoming: (today: string, count = 3, options?: Options) =>
        someUpdates(
          {
            filter: { category: 'news-and-events', to_gte: today },
            sort: ['from', 'ASC'],
            range: [0, count - 1],
          },
          undefined,
          options,
        ),
      latest: (count = 3, options?: Options) =>
        someUpdates({ sort: ['posted_at', 'DESC'], range: [0, count - 1] }, undefined, options),
      ...publishedApi(publishedUpdates),
    },

    classStatus: classStatusApi(client),
    /** What the public may read that has the words of `question`, the fittest first, ten a page. */
    search: async (question: string, number = 1, options?: Options): Promise<SearchResults> => {
      const query = { q: question, page: number }
      const reply = await get('/api/search', query, { ...options, asVisitor: true })
      const { all = true, instead = null } = reply.body as Partial<SearchResults>
      return { ...pageOf<SearchResult>(reply), all, instead }
    },

    /** Positions that may be applied for on the day `today`, with their descriptions, which come ten at a time. */
    jobOpenings: async (today: string, options?: Options): Promise<JobOpening[]> => {
      const openings: JobOpening[] = []
      for (;;) {
        const { data, total } = await list<JobOpening>(
          'job-openings',
          {
            filter: { closing_day_gte: today },
            sort: ['closing_day', 'ASC'],
            range: [openings.length, openings.length + 9],
          },
          { include: 'body' },
          { ...options, asVisitor: true },
        )
        openings.push(...data)
        if (data.length === 0 || openings.length >= total) return openings
      }
    },
    /** Slides come grouped in rows; here they are one list. */
    slides: async (options?: Options): Promise<Slide[]> =>
      listOf<Slide | Slide[]>(await get('/api/slides', undefined, options)).data.flat(),
    uploadSlides: (files: readonly File[], alts: readonly string[] = [], options?: Options) =>
      send('POST', '/api/slides', form({ 'slides[]': files, 'alts[]': alts }), options),
    /** Brings deleted records back, all or none. */
    restore: (resource: ResourceName, ids: readonly number[]) =>
      send('POST', `/api/${resource}/${ids.join(',')}/restore`),
    /** Puts a slide behind another one; first where that is null. */
    moveSlide: (id: number, after: number | null) => send('PUT', '/api/slides/order', { id, after }),
    deleteSlides: (ids: readonly number[]) => send('DELETE', `/api/slides/${ids.join(',')}`),

    /** Uploads one picture. Answers its address. */
    uploadImage: async (image: File, options?: Options): Promise<string> =>
      recordOf<{ link: string }>(await send('POST', '/api/image', form({ image: [image] }), options)).link,
    /** Answers the HTML of the page on which the site would show an update with this input. */
    previewUpdate: async (input: Readonly<Record<string, unknown>>): Promise<string> =>
      recordOf<{ html: string }>(await send('POST', '/api/updates/preview', input)).html,
    /** Uploads one file. Answers its address, and the name under which it is kept. */
    uploadFile: async (file: File, options?: Options): Promise<{ link: string; name: string }> => {
      const reply = await send('POST', '/api/file', form({ file: [file] }), options)
      const { link, name } = recordOf<{ link: string; name?: string }>(reply)
      return { link, name: name ?? file.name }
    },
    contactUs: (payload: Payload<typeof contactForm>, options?: Options) =>
      send('POST', '/api/contactUs', payload, options),
  }
}

export type Api = ReturnType<typeof createApi>

const form = (parts: Readonly<Record<string, readonly (string | File)[]>>): FormData => {
  const data = new FormData()
  for (const [name, values] of Object.entries(parts)) for (const value of values) data.append(name, value)
  return data
}
