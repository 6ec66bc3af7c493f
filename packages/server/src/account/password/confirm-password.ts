import { humanize } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '../../error.ts'
import type { AppContext } from '../../app-context.ts'
import { verifyPassword } from '../../secrets.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'

const limit = { name: 'confirm', max: 5, seconds: 60 }

/** Asks for the password again where a stolen session must not be enough. Throws a 422 under `field` if it is missing or wrong. */
export const confirmPassword = async (
  context: AppContext,
  user: { id: number; password: string },
  password: string | null,
  field: 'current_password' | 'password' = 'current_password',
): Promise<void> => {
  if (password === null) throw invalid({ [field]: [messages.invalid.required(humanize(field))] })
  await enforce(context, { ...limit, key: String(user.id) })
  if (!(await verifyPassword(user.password, password)))
    throw invalid({ [field]: [messages.invalid.currentPassword] })
}
