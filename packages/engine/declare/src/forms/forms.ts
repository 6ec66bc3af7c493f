import { email, longText, password, text, visitorEmail, type Field } from '../kinds/index.ts'

/** Payloads without a resource. Their fields have wire names, in the order of the forms. */
const person = { name: text('Name'), username: text('Username', { max: 60 }), email: email('Email') }

export const loginForm = {
  username: text('Username'),
  password: password('Password', { min: 1 }),
} satisfies Form

/** Second step of sign-in: six digits from an authenticator app, or a recovery code. */
export const codeForm = { code: text('Code', { max: 20 }) } satisfies Form

/** Confirms an action that a stolen session must not be able to take. */
export const confirmForm = { current_password: password('Current password', { min: 1 }) } satisfies Form

/** The same with the field names of Laravel's route, for the next minutes of a session. */
export const passwordConfirmationForm = { password: password('Password', { min: 1 }) } satisfies Form

export const registerForm = {
  ...person,
  password: password('Password', { confirmedBy: 'password_confirmation' }),
  password_confirmation: password('Confirm password', { min: 1 }),
} satisfies Form

/** Choices of an invited person. The address and the roles come from the invitation. */
export const invitationForm = {
  token: text('Token'),
  name: person.name,
  username: person.username,
  password: password('Password', { confirmedBy: 'password_confirmation' }),
  password_confirmation: password('Confirm password', { min: 1 }),
} satisfies Form

export const profileForm = person satisfies Form

export const resetRequestForm = { email: email('Email') } satisfies Form

/** Requests the e-mail that unlocks sign-in, and uses its link. */
export const unlockRequestForm = { username: text('Username') } satisfies Form
export const unlockForm = { token: text('Token') } satisfies Form

export const resetForm = {
  token: text('Token'),
  email: email('Email'),
  password: password('New password', { confirmedBy: 'password_confirmation' }),
  password_confirmation: password('Confirm new password', { min: 1 }),
} satisfies Form

export const passwordForm = {
  current_password: password('Current password', { min: 1 }),
  new_password: password('New password', { confirmedBy: 'new_password_confirmation' }),
  new_password_confirmation: password('Confirm new password', { min: 1 }),
} satisfies Form

export const contactForm = {
  name: text('Name'),
  email: visitorEmail('Email'),
  contact_number: text('Contact Number', { max: 40 }),
  subject: text('Subject'),
  message: longText('Message'),
} satisfies Form

export type Form = Readonly<Record<string, Field>>
/** Payload of a form: every field as text. */
export type Payload<F extends Form> = { [K in keyof F]: string }
