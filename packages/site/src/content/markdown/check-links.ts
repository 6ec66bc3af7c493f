import { parsePagePicture } from '@kampana/shared/content/page-picture'
import { parseFile } from '@kampana/shared/media/file'
import { parsePicture } from '@kampana/shared/media/picture'
import { ContentError, collectErrors } from '../content-error.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** Checks that linked paths are in the site map, and linked files in the college's folder. */
export const checkLinks = (text: string, offset: number, place: MarkdownSource): void => {
  // An interpolated value has only the offset of its placeholder.
  const findLine = (index: number) => place.offsetToLine(offset === 0 ? index : offset)
  const links = [...text.matchAll(/(!?)\[([^\]]*)\]\(<?([^)>\s]*)/g)].map(
    ({ 1: mark, 2: words = '', 3: to = '', index }) => ({
      picture: mark === '!',
      words,
      to,
      index,
    }),
  )
  const written = [...text.matchAll(/href="(\/[^"]*)"/g)].map(({ 1: to = '', index }) => ({
    picture: false,
    words: 'a link',
    to: to.replaceAll('&amp;', '&'),
    index,
  }))
  collectErrors(
    [...links, ...written].map(({ picture, words, to, index }) => () => {
      const path = to.replace(/[?#].*$/, '')
      if (picture ? parsePicture(path) : parseFile(to)) return
      if (path.startsWith('/') && !place.paths.has(path))
        throw new ContentError(place.file, `the link to ${path} leads nowhere.`, findLine(index))
      const file = picture ? parsePagePicture(to, null).src : to
      if (isContentFile(file) && !place.files.has(file))
        throw new ContentError(place.file, `${file} is missing.`, findLine(index))
      if (picture && words.trim() === '')
        throw new ContentError(place.file, `the picture ${to} has no description.`, findLine(index))
    }),
  )
}

/** Whether an address is a file of the college, such as `pictures/seal.svg`. */
export const isContentFile = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?|\{\{)/.test(href)
