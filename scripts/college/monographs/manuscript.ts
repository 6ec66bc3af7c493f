import type { Monograph } from '../../../packages/site/src/content/monograph.ts'

/** A monograph to be printed: its place in the series, and its text in Markdown. */
export type Manuscript = Pick<Monograph, 'title' | 'category' | 'authors' | 'year'> & {
  number: number
  text: string
}
