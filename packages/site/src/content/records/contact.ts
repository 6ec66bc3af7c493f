import { contact } from '@kampana/shared/resources/contact'
import { oneRecord } from './layouts/one-record.ts'
import { pairs } from './layouts/pairs.ts'

/** The contact page's words. */
export const contactFile = oneRecord({
  resource: contact,
  file: 'contact.yaml',
  groups: ['form', 'map'],
  forms: { hours: pairs('office', 'when') },
})
