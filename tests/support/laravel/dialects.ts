/** The Laravel versions whose replies were recorded: 8.83, 11.35 and 12.67. */
export type Dialect = '8' | '11' | '12'
export const dialects: readonly Dialect[] = ['8', '11', '12']

/** The differences between the three back ends. */
export interface Manners {
  sessionCookie: string
  /** A refused token may or may not bring a new one. */
  renewsTokenOnMismatch: boolean
  /** The reply to a successful login. */
  login: 'nothing' | 'a message'
  /** The status of a login with an unverified address, which starts a session nevertheless. */
  unverified: 200 | 403
  /** Where the stock `guest` middleware sends who is signed in already, asked for JSON or not. */
  guestsGoTo: '/home' | '/'
  registered: [] | '' | { message: string }
  /** Single records and whole lists. */
  wrapsRecords: boolean
  wrapsLists: boolean
  /** Pages with `links` and `meta`, or with everything beside `data`. */
  pages: 'resource' | 'flat'
  /** Which lists come by `paginate()`, which knows `?page=` and nothing else. */
  paginated: 'logs' | 'none' | 'all'
  /** `Slide::all()->chunk(3)` keeps the numbers, so that later rows are objects; with `->map->values()` they are lists. */
  chunks: 'numbered' | 'lists'
  /** The log's format: the specification's, or that of spatie/laravel-activitylog. */
  logs: 'specified' | 'of spatie'
  /** How a `date` cast serializes a day: as a day, or as midnight in APP_TIMEZONE. */
  days: 'by themselves' | 'in UTC' | 'in Manila'
  /** What `Storage::url()` makes of a picture: with APP_URL before it, or its path. */
  pictures: 'with APP_URL' | 'by their path'
  /** Bodies of other editors. */
  bodies: 'of many editors' | 'of this editor'
  /** What `/api/user` tells of permissions: nothing, or names of its own, as spatie/laravel-permission has them. */
  permissions: 'untold' | 'in its own words'
  /** What an update stores: `$request->validated()`, or `$request->all()` where the model guards nothing. */
  stores: 'what is validated' | 'all that comes'
  /** The reply to a change: a message, the record, or both. */
  changed: 'message' | 'record' | 'message and record'
  deleted: 'message' | 'nothing'
  /** A 422's message: always the same, or its first error. */
  invalid: 'fixed' | 'first error'
  /** `The title field must be…` since 10, `The title must be…` before. */
  field: ' field' | ''
  /** Messages of 404 and 405 for addresses without a route. */
  noRoute: (path: string) => string
  wrongMethod: (method: string, path: string, allowed: string) => string
  booleans: 'numbers' | 'booleans'
  /** Changing the own password ends the current session too. */
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
