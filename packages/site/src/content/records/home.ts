import { home } from '@kampana/shared/resources/home'
import { oneRecord } from './layouts/one-record.ts'
import { paragraphs } from './layouts/paragraphs.ts'

/** The home page's words. */
export const homeFile = oneRecord({
  resource: home,
  file: 'home.yaml',
  groups: ['president', 'feed', 'video'],
  forms: { president_paragraphs: paragraphs },
})
