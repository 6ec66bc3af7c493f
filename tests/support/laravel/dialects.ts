/** The back ends that WIRE.md was observed on: Laravel 8.83, 11.35 and 12.67. */
export type Dialect = '8' | '11' | '12'
export const dialects: readonly Dialect[] = ['8', '11', '12']

/** Everything in which the three differ. What isn't here they do alike. */
export interface Manners {
  sessionCookie: string
  /** A refused token may or may not bring a new one. */
  renewsTokenOnMismatch: boolean
  /** What a login that succeeds answers. */
  login: 'nothing' | 'a message' | 'no message'
  registered: [] | '' | { message: string }
  /** Single records and whole lists. */
  wrapsRecords: boolean
  wrapsLists: boolean
  /** Pages with `links` and `meta`, or with everything beside `data`. */
  pages: 'resource' | 'flat'
  /** What a change answers: a text, the record, or both. */
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
    registered: [],
    wrapsRecords: false,
    wrapsLists: false,
    pages: 'flat',
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
    registered: '',
    wrapsRecords: true,
    wrapsLists: true,
    pages: 'resource',
    changed: 'record',
    deleted: 'nothing',
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
    login: 'no message',
    registered: { message: 'Please check your email to activate your account' },
    wrapsRecords: true,
    wrapsLists: true,
    pages: 'resource',
    changed: 'message and record',
    deleted: 'message',
    invalid: 'first error',
    field: ' field',
    noRoute: (path) => `The route ${path} could not be found.`,
    wrongMethod: (method, path, allowed) =>
      `The ${method} method is not supported for route ${path}. Supported methods: ${allowed}.`,
    booleans: 'numbers',
    passwordChangeSignsOut: true,
  },
}
