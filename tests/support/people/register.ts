import type { Mailbox } from './mailbox.ts'
import type { Answer, Person } from './person.ts'
import { password } from './accounts.ts'

/** Fills in the registration form with valid values. */
export const register = (person: Person, username: string, more: object = {}): Promise<Answer> =>
  person.post('/register', {
    name: 'Maria Santos',
    username,
    email: `${username}@divinian.example`,
    password,
    password_confirmation: password,
    ...more,
  })

/** Opens the link of the next e-mail to an address. */
export const openLink = async (person: Person, { next }: Mailbox, to: string): Promise<Answer> => {
  const { pathname, search } = new URL((await next(to)).link)
  return person.get(pathname + search)
}
