import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { lazyComponent } from '../chunks/lazy-component.tsx'
import { RichTextContent } from './rich-text-content.tsx'

const ForeignBody = lazyComponent(() => import('./foreign-formats/foreign-body.tsx'), 'ForeignBody', {
  inPlace: true,
})

/** Stored body as on the site, validated again before rendering. */
export const RichTextView = ({ stored }: { stored: unknown }) => {
  const read = parseRichText(typeof stored === 'string' ? stored : '')
  if ('document' in read) return <RichTextContent document={read.document} />
  return <ForeignBody stored={stored} />
}
