import {
  codeForm,
  confirmForm,
  loginForm,
  passwordConfirmationForm,
  passwordForm,
  profileForm,
  registerForm,
  resetForm,
  resetRequestForm,
} from '@kampana/engine-declare/forms/forms'
import { boolean, optional } from '@kampana/engine-declare/kinds/index'
import { get, post, put } from '@kampana/engine-declare/calls/call'

// The specification's calls for accounts. Other back ends have them too, with other replies, so the dashboard uses
// the functions of `api/api.ts` instead.

const tag = 'account'
const form = { tag, refusals: [419, 422] } as const

export const registrationCalls = {
  register: post('/register', {
    ...form,
    access: 'anyone',
    summary: 'Register an account',
    body: registerForm,
    isUnparsed: true,
    status: 201,
  }),
}

export const emailVerificationCalls = {
  verify: get('/email/verify/:id/:hash', {
    access: 'anyone',
    tag,
    summary: 'Verify an e-mail address with the link from an e-mail',
    query: {
      expires: 'End of the link’s validity in seconds since 1970',
      signature: 'Signature of the link',
    },
    content: 'redirect',
  }),
  resend: post('/email/resend', {
    access: 'session',
    tag,
    summary: 'Resend the verification e-mail',
    status: 202,
  }),
}

export const signInCalls = {
  signIn: post('/login', {
    ...form,
    access: 'anyone',
    summary: 'Sign in with username and password',
    body: { ...loginForm, code: optional(codeForm.code), remember: optional(boolean('Remember me')) },
  }),
  signOut: post('/logout', {
    access: 'anyone',
    tag,
    summary: 'Sign out',
    hasMessage: false,
    status: 204,
  }),
}

export const passwordConfirmationCalls = {
  confirm: post('/user/confirm-password', {
    ...form,
    access: 'verified',
    summary: 'Confirm the password for ten minutes',
    body: passwordConfirmationForm,
    status: 201,
  }),
}

export const passwordResetCalls = {
  request: post('/password/email', {
    ...form,
    access: 'anyone',
    summary: 'Request a password reset link',
    body: resetRequestForm,
  }),
  reset: post('/password/reset', {
    ...form,
    access: 'anyone',
    summary: 'Set a new password with a reset token',
    body: resetForm,
  }),
}

/** A new address requires the password. Otherwise a briefly stolen session could take over the account. */
export const ownProfileForm = { ...profileForm, current_password: optional(confirmForm.current_password) }

export const profileCalls = {
  edit: put('/api/profile/:id', {
    ...form,
    access: 'signed in',
    summary: 'Edit the profile of the signed-in user',
    body: ownProfileForm,
    isUnparsed: true,
  }),
}

export const ownPasswordCalls = {
  change: put('/api/password/update/:id', {
    ...form,
    access: 'signed in',
    summary: 'Change the password of the signed-in user',
    body: passwordForm,
  }),
}
