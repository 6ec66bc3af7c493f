import { maxTitle } from '@kampana/shared/rich-text/media-rules'

/** An uploaded file as a block, called as it was on the person's computer. */
export const fileBlock = ({ name, size }: File, href: string): object => {
  const title = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, maxTitle)
  return { type: 'file', attrs: { href, title: title || name.slice(0, maxTitle), bytes: size } }
}
