import { get } from './call.ts'

/** Call that sets the cookies of a session and its CSRF token (Laravel Sanctum). */
export const csrfCalls = {
  renew: get('/sanctum/csrf-cookie', {
    access: 'anyone',
    tag: 'account',
    summary: 'Set the session and XSRF-TOKEN cookies',
    status: 204,
  }),
}
