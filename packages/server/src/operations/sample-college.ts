import { messages } from '@kampana/shared/messages/messages'
import type { AppContext } from '../app-context.ts'

/**
 * Problem of a public site that still has the sample's name, or null. Otherwise a restore or start without the college's
 * folder would show another college and look healthy.
 */
export const sampleProblem = ({ settings, siteContent }: Pick<AppContext, 'settings' | 'siteContent'>) => {
  const { samples } = siteContent.content()
  return settings.production && samples.includes('name') ? messages.server.sampleServed : null
}
