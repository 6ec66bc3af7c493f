import type { ApiError } from '../api/http/api-error.ts'

/** The error of a call that must fail. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    (value) => {
      throw new Error(`The call succeeded with ${JSON.stringify(value)}.`)
    },
    (error: unknown) => error as ApiError,
  )
