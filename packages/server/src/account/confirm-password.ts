import { messages } from '@kampana/shared/messages'
import { invalid } from '../error.ts'
import type { Parts } from '../parts.ts'
import { passwordFits } from '../secrets.ts'
import { enforce } from '../http/rate-limiter.ts'

const limit = { name: 'confirm', max: 5, seconds: 60 }

/** Refuses who can't say their password again, before something that a thief of the session shouldn't do. */
export const confirmPassword = async (
  parts: Parts,
  user: { id: number; password: string },
  said: string | null,
): Promise<void> => {
  if (said === null) throw invalid({ current_password: [messages.invalid.required('current password')] })
  await enforce(parts, { ...limit, key: String(user.id) })
  if (!(await passwordFits(user.password, said)))
    throw invalid({ current_password: [messages.invalid.currentPassword] })
}
