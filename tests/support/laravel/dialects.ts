/** The Laravel versions whose replies were recorded: 8.83, 11.35 and 12.67. */
export type Dialect = '8' | '11' | '12'
export const dialects: readonly Dialect[] = ['8', '11', '12']

/** The differences between the three back ends. */
export interface Manners {
  sessionCookie: string
  /** True if a rejected token is renewed. */
  renewsTokenOnMismatch: boolean
  /** The reply to a successful login. */
  login: 'nothing' | 'a message'
  /** The status of a login with an unverified address, which starts a session anyway. */
  unverified: 200 | 403
  /** Target of the stock `guest` middleware's redirect for signed-in users, even for JSON requests. */
  guestsGoTo: '/home' | '/'
  registered: [] | '' | { message: string }
  /** True if single records and whole lists are wrapped in `data`. */
  wrapsRecords: boolean
  wrapsLists: boolean
  /** Pages with `links` and `meta`, or with all fields beside `data`. */
  pages: 'resource' | 'flat'
  /** Lists that use `paginate()`, which supports only `?page=`. */
  paginated: 'logs' | 'none' | 'all'
  /** `Slide::all()->chunk(3)` preserves the keys, so later rows are objects. With `->map->values()` they are lists. */
  chunks: 'numbered' | 'lists'
  /** The log's format: the specification's, or that of spatie/laravel-activitylog. */
  logs: 'specified' | 'of spatie'
  /** Serialization of a day by a `date` cast: as a day, or as midnight in APP_TIMEZONE. */
  days: 'by themselves' | 'in UTC' | 'in Manila'
  /** Result of `Storage::url()` for an image: with APP_URL, or only the path. */
  pictures: 'with APP_URL' | 'by their path'
  /** Body formats, by other editors or only by this one. */
  bodies: 'of many editors' | 'of this editor'
  /** Permissions in `/api/user`: none, or the back end's own names, as with spatie/laravel-permission. */
  permissions: 'untold' | 'in its own words'
  /** Stored input of an update: `$request->validated()`, or `$request->all()` with an unguarded model. */
  stores: 'what is validated' | 'all that comes'
  /** The reply to a change: a message, the record, or both. */
  changed: 'message' | 'record' | 'message and record'
  deleted: 'message' | 'nothing'
  /** The message of a 422: a fixed text, or its first error. */
  invalid: 'fixed' | 'first error'
  /** `The title field must be…` since version 10, `The title must be…` before. */
  field: ' field' | ''
  /** Messages of 404 and 405 for addresses without a route. */
  noRoute: (path: string) => string
  wrongMethod: (method: string, path: string, allowed: string) => string
  booleans: 'numbers' | 'booleans'
  /** True if a user's own password change also ends the current session. */
  passwordChangeSignsOut: boolean
}

export const mannersOf: Readonly<Record<Dialect, Manners>> = {
  '8': {
    sessionCookie: 'divine_word_session',
    renewsTokenOnMismatch: false,
    login: 'nothing',
    unverified: 200,
    guestsGoTo: '/home',
    registered: [],
    wrapsRecords: false,
    wrapsLists: false,
    pages: 'flat',
    paginated: 'logs',
    chunks: 'numbered',
    logs: 'of spatie',
    days: 'in UTC',
    pictures: 'with APP_URL',
    bodies: 'of many editors',
    permissions: 'untold',
    stores: 'all that comes',
    changed: 'message',
    deleted: 'nothing',
    invalid: 'fixed',
    field: '',
    noRoute: () => '',
    wrongMethod: (method, _path, allowed) =>
      `The ${method} method is not supported for this route. Supported methods: ${allowed}.`,
    booleans: 'numbers',
    passwordChangeSignsOut: false,
  },
  '11': {
    sessionCookie: 'laravel_session',
    renewsTokenOnMismatch: false,
    login: 'a message',
    unverified: 200,
    guestsGoTo: '/home',
    registered: '',
    wrapsRecords: true,
    wrapsLists: true,
    pages: 'resource',
    paginated: 'none',
    chunks: 'numbered',
    logs: 'specified',
    days: 'in Manila',
    pictures: 'by their path',
    bodies: 'of this editor',
    permissions: 'untold',
    stores: 'what is validated',
    changed: 'record',
    deleted: 'message',
    invalid: 'first error',
    field: ' field',
    noRoute: (path) => `The route ${path} could not be found.`,
    wrongMethod: (method, path, allowed) =>
      `The ${method} method is not supported for route ${path}. Supported methods: ${allowed}.`,
    booleans: 'booleans',
    passwordChangeSignsOut: true,
  },
  '12': {
    sessionCookie: 'laravel-session',
    renewsTokenOnMismatch: true,
    login: 'nothing',
    unverified: 403,
    guestsGoTo: '/',
    registered: { message: 'Please check your email to activate your account' },
    wrapsRecords: true,
    wrapsLists: true,
    pages: 'resource',
    paginated: 'all',
    chunks: 'lists',
    logs: 'specified',
    days: 'by themselves',
    pictures: 'with APP_URL',
    bodies: 'of this editor',
    permissions: 'in its own words',
    stores: 'what is validated',
    changed: 'message and record',
    deleted: 'nothing',
    invalid: 'first error',
    field: ' field',
    noRoute: (path) => `The route ${path} could not be found.`,
    wrongMethod: (method, path, allowed) =>
      `The ${method} method is not supported for route ${path}. Supported methods: ${allowed}.`,
    booleans: 'numbers',
    passwordChangeSignsOut: true,
  },
}
