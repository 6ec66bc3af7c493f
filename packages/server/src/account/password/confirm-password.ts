import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '../../error.ts'
import type { AppContext } from '../../app-context.ts'
import { passwordFits } from '../../secrets.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'

const limit = { name: 'confirm', max: 5, seconds: 60 }

/** Refuses who can't say their password again, before something that a thief of the session shouldn't do. */
export const confirmPassword = async (
  context: AppContext,
  user: { id: number; password: string },
  said: string | null,
): Promise<void> => {
  if (said === null) throw invalid({ current_password: [messages.invalid.required('current password')] })
  await enforce(context, { ...limit, key: String(user.id) })
  if (!(await passwordFits(user.password, said)))
    throw invalid({ current_password: [messages.invalid.currentPassword] })
}
