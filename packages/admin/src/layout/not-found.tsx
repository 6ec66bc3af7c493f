import { messages } from '@kampana/shared/messages/messages'
import { BlankPage } from './blank-page.tsx'

/** Page for unknown addresses. */
export const NotFound = () => <BlankPage sentence={messages.pageNotFound} />
