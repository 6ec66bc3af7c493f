/** Who may make a call: anyone; a session, verified or not; a signed-in person; or who holds one of the permissions. */
export type Who = 'anyone' | 'session' | 'signed in' | readonly string[]

/**
 * Every call of the API, and who may make it. Written by hand and checked against the running server, so that opening
 * a call to more people is a change that somebody reads.
 */
export const accessTable: Readonly<Record<string, Who>> = {
  'GET /sanctum/csrf-cookie': 'anyone',
  'POST /register': 'anyone',
  'GET /email/verify/:id/:hash': 'anyone',
  'POST /email/resend': 'session',
  'POST /login': 'anyone',
  'POST /logout': 'anyone',
  'GET /api/user': 'session',
  'POST /password/email': 'anyone',
  'POST /password/reset': 'anyone',
  'PUT /api/profile/:id': 'signed in',
  'PUT /api/password/update/:id': 'signed in',
  'GET /api/sessions': 'signed in',
  'DELETE /api/sessions/:id': 'signed in',
  'POST /api/two-step': 'session',
  'PUT /api/two-step': 'session',
  'DELETE /api/two-step': 'session',

  'GET /api/permissions': ['list permissions'],
  'GET /api/roles': ['list roles'],
  'GET /api/roles/:id': ['show roles'],
  'POST /api/roles': ['create roles'],
  'PUT /api/roles/:id': ['edit roles'],
  'DELETE /api/roles/:ids': ['delete roles'],
  'POST /api/roles/:ids/restore': ['delete roles'],
  'GET /api/users': ['list users'],
  'GET /api/users/:id': ['show users'],
  'PUT /api/users/:id': ['edit users'],
  'PUT /api/users/status/:id': ['activate users'],
  'DELETE /api/users/:ids': ['delete users'],
  'POST /api/users/:ids/restore': ['delete users'],

  'GET /api/updates': 'anyone',
  'POST /api/updates/preview': ['create updates', 'edit updates'],
  'GET /api/updates/:id': 'anyone',
  'GET /api/updates/paginated': 'anyone',
  'GET /api/updates/announcements': 'anyone',
  'GET /api/updates/newsAndEvents': 'anyone',
  'GET /api/updates/formerly': 'anyone',
  'POST /api/updates': ['create updates'],
  'PUT /api/updates/:id': ['edit updates'],
  'DELETE /api/updates/:ids': ['delete updates'],
  'POST /api/updates/:ids/restore': ['delete updates'],
  'POST /api/contactUs': 'anyone',

  'GET /api/slides': 'anyone',
  'POST /api/slides': ['create slides'],
  'PUT /api/slides/:id': ['edit slides'],
  'DELETE /api/slides/:ids': ['delete slides'],
  'POST /api/slides/:ids/restore': ['delete slides'],
  'POST /api/image': ['create updates', 'edit updates'],

  'GET /api/logs': ['list logs'],
  'GET /api/logs/:id': ['show logs'],
  'GET /api/letters': ['list letters'],
  'PUT /api/letters/:id/resend': ['resend letters'],
}
