import { unlockForm, unlockRequestForm } from '@kampana/engine-declare/forms/forms'
import { post, put } from '@kampana/engine-declare/calls/call'

const path = '/email/unlock'
const shared = { access: 'anyone', tag: 'account', refusals: [419, 422] } as const

/** Calls that unlock sign-in after failed attempts by others. */
export const unlockCalls = {
  request: post(path, {
    ...shared,
    summary: 'Request an unlock link after failed sign-ins',
    body: unlockRequestForm,
  }),
  use: put(path, {
    ...shared,
    summary: 'Mark this browser as known with an unlock link',
    body: unlockForm,
  }),
}
