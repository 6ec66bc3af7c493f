import type { Monograph } from '../../../packages/site/src/content/monograph.ts'

/** Monograph to be printed: its number in the series, and its text in Markdown. */
export type Manuscript = Pick<Monograph, 'title' | 'category' | 'authors' | 'year'> & {
  number: number
  text: string
}
