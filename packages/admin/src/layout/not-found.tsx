import { messages } from '@kampana/shared/messages/messages'
import { BlankPage } from './blank-page.tsx'

/** Every address that is no page of the product. */
export const NotFound = () => <BlankPage sentence={messages.pageNotFound} />
