import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { RichTextContent } from './rich-text-content.tsx'

const OtherBody = lazyComponent(() => import('./other-editors/other-body.tsx'), 'OtherBody', {
  inPlace: true,
})

/** Stored body as on the site, validated again before rendering. */
export const RichTextView = ({ stored }: { stored: unknown }) => {
  const read = parseRichText(typeof stored === 'string' ? stored : '')
  if ('document' in read) return <RichTextContent document={read.document} />
  return <OtherBody stored={stored} />
}
