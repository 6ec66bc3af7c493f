import { randomBytes } from 'node:crypto'
import { invalid, record, refuse, type Answer } from './answer.ts'
import { person, type Person } from './college.ts'
import { required, signedIn, type Asked } from './request.ts'
import { rotate } from './session.ts'

export const login = (asked: Asked): Answer => {
  const { username, password } = required(asked, 'username', 'password')
  const { college, manners, session, sessions, input } = asked
  const failures = college.failedLogins.get(username) ?? 0
  if (failures >= 5)
    invalid(manners, { username: ['Too many login attempts. Please try again in 60 seconds.'] }, 429)
  const person = college.users.find((user) => user.username === username && user.password === password)
  if (!person) {
    college.failedLogins.set(username, failures + 1)
    return invalid(manners, { username: ['These credentials do not match our records.'] })
  }
  rotate(sessions, session, person.id)
  // `$request->filled('remember')`: any value counts, even false.
  session.remembered = input.remember !== undefined
  return loggedIn(asked, person)
}

const loggedIn = ({ manners }: Asked, person: Person): Answer => {
  if (!person.email_verified_at)
    return { status: manners.unverified, body: { message: 'Your email address is not verified.' } }
  if (!person.is_active) return { status: 200, body: { message: 'Your account is not active.' } }
  if (manners.login === 'nothing') return { status: 204 }
  return { status: 200, body: { message: `Welcome back, ${person.name}` } }
}

export const logout = ({ sessions, session }: Asked): Answer => {
  rotate(sessions, session, undefined)
  return { status: 204 }
}

/** Laravel signs the new user in, but the account stays inactive and unverified. */
export const register = (asked: Asked): Answer => {
  const texts = required(asked, 'name', 'username', 'email', 'password')
  const { college, manners, session, sessions } = asked
  const errors = registrationErrors(asked, texts)
  if (Object.keys(errors).length > 0) invalid(manners, errors)
  const id = college.users.length + 1
  college.users.push(
    person(id, texts.name, texts.username, { ...texts, is_active: false, email_verified_at: null }),
  )
  rotate(sessions, session, id)
  return { status: 201, body: manners.registered }
}

const registrationErrors = (
  { college, manners, input }: Asked,
  { username, password }: { username: string; password: string },
): Record<string, string[]> => {
  const about = `The password${manners.field}`
  const wrong = [
    ...(password.length < 8 ? [`${about} must be at least 8 characters.`] : []),
    ...(input.password_confirmation === password ? [] : [`${about} confirmation does not match.`]),
  ]
  const isTaken = college.users.some((user) => user.username === username)
  return {
    ...(isTaken && { username: ['The username has already been taken.'] }),
    ...(wrong.length > 0 && { password: wrong }),
  }
}

export const user = (asked: Asked): Answer => {
  const person = shown(asked, signedIn(asked))
  const inItsOwnWords = asked.manners.permissions === 'in its own words' && person.permissions === undefined
  const permissions = ['manage users', 'manage updates', 'view logs']
  return record(asked.manners, inItsOwnWords ? { ...person, permissions } : person)
}

/** A user without secret columns. */
export const shown = ({ manners }: Asked, { password: _password, is_active, ...person }: Person) => ({
  ...person,
  is_active: manners.booleans === 'numbers' ? Number(is_active) : is_active,
})

/** `throttle:6,1`. The minute never passes in this server. */
export const resend = (asked: Asked): Answer => {
  const person = signedIn(asked)
  const left = 6 - ++asked.college.resends
  const limits = { 'x-ratelimit-limit': '6', 'x-ratelimit-remaining': String(Math.max(0, left)) }
  if (left < 0) refuse(429, 'Too Many Attempts.', { ...limits, 'retry-after': '60' })
  return { status: person.email_verified_at ? 204 : 202, headers: limits }
}

export const sendResetLink = (asked: Asked): Answer => {
  const { email } = required(asked, 'email')
  const { college, manners } = asked
  if (!college.users.some((user) => user.email === email))
    invalid(manners, { email: ["We can't find a user with that email address."] })
  if (college.resetTokens.has(email)) invalid(manners, { email: ['Please wait before retrying.'] })
  college.resetTokens.set(email, randomBytes(32).toString('hex'))
  return { status: 200, body: { message: 'We have emailed your password reset link.' } }
}

export const resetPassword = (asked: Asked): Answer => {
  const { token, email, password } = required(asked, 'token', 'email', 'password')
  const { college, manners } = asked
  const person = college.users.find((user) => user.email === email)
  if (!person || college.resetTokens.get(email) !== token)
    return invalid(manners, { email: ['This password reset token is invalid.'] })
  college.resetTokens.delete(email)
  person.password = password
  // laravel/ui signs the user in after the password reset.
  rotate(asked.sessions, asked.session, person.id)
  return { status: 200, body: { message: 'Your password has been reset.' } }
}

export const editProfile = (asked: Asked): Answer => {
  const person = onlyOneself(asked)
  Object.assign(person, required(asked, 'name', 'email', 'username'))
  return { status: 200, body: { message: 'Profile updated' } }
}

export const changePassword = (asked: Asked): Answer => {
  const person = onlyOneself(asked)
  const { current_password, new_password } = required(asked, 'current_password', 'new_password')
  if (current_password !== person.password)
    invalid(asked.manners, { current_password: ['The password is incorrect.'] })
  person.password = new_password
  if (asked.manners.passwordChangeSignsOut) rotate(asked.sessions, asked.session, undefined)
  return { status: 200, body: { message: 'Password successful changed' } }
}

const onlyOneself = (asked: Asked): Person => {
  const person = signedIn(asked)
  return String(person.id) === asked.id ? person : refuse(403, 'This action is unauthorized.')
}
