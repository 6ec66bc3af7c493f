import type { UploadedFile } from '@kampana/engine-declare/media/file'
import { maxTitle } from '@kampana/engine-declare/rich-text/media-rules'

/** Block of an uploaded file, titled by its original filename. */
export const fileBlock = ({ name, size }: File, { link, pages }: UploadedFile): object => {
  const title = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, maxTitle)
  return {
    type: 'file',
    attrs: { href: link, title: title || name.slice(0, maxTitle), bytes: size, pages: pages ?? null },
  }
}
