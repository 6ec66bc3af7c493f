import { messages } from '@kampana/shared/messages/messages'
import type { AppContext } from '../app-context.ts'

/**
 * That a site for the public still has the sample's name, or null: a restore or a start without the college's folder would
 * otherwise show somebody else's college, and look healthy.
 */
export const sampleProblem = ({ settings, siteContent }: Pick<AppContext, 'settings' | 'siteContent'>) => {
  const { samples } = siteContent.content()
  return settings.production && samples.includes('name') ? messages.server.sampleServed : null
}
