import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { linkPhones } from '../../content/body/link-phones.ts'
import { typeset } from '../../content/body/typeset.ts'
import { RichTextDocument } from '../rich-text.tsx'
import { BodyContext, type BodySurroundings } from './body-context.ts'

interface PageBodyProps extends Pick<BodySurroundings, 'records'> {
  document: RichTextNode
  /** The country's code, by which its telephone numbers are called; without one they are no links. */
  callingCode?: string
}

/** The body of a page of the site: its headings have addresses, its quotation marks are curly, its telephone numbers are links. */
export const PageBody = ({ document, callingCode, records }: PageBodyProps) => {
  const set = typeset(document)
  return (
    <BodyContext value={{ isPage: true, records }}>
      <RichTextDocument document={callingCode === undefined ? set : linkPhones(set, callingCode)} />
    </BodyContext>
  )
}
