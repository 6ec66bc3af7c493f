import type { Monograph } from '../../../packages/site/src/content/monograph.ts'

/** A monograph to be printed: its place in the series, and its text in Markdown. */
export type Manuscript = Monograph & { number: number; text: string }
