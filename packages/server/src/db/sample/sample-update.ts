import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { docNode, pictureNode } from './document.ts'

/** A drawing of `pictures/` and what it shows. */
export interface SamplePicture {
  file: string
  alt: string
}

/** One update of the sample college, dated from the day of seeding, so that it never looks old. */
export interface SampleUpdate {
  title: string
  subtitle: string | null
  category: 'announcements' | 'news-and-events'
  /** Days from the day of seeding. */
  from?: number
  to?: number
  /** Whether people come out to work for it, which is never on a free day. It takes one day. */
  work?: true
  /** Days before seeding at which it was posted; the fraction gives the hour. */
  postedDaysAgo: number
  picture?: SamplePicture
  body: (pictureSrc: string | null) => RichTextNode
}

/** What an update tells: its words, under its picture once that is stored. */
export const told = (picture: SamplePicture | null, ...blocks: RichTextNode[]) => ({
  ...(picture && { picture }),
  body: (src: string | null) => docNode(...illustration(src, picture), ...blocks),
})

const illustration = (src: string | null, drawn: SamplePicture | null): RichTextNode[] =>
  src && drawn ? [pictureNode(src, drawn.alt)] : []
