import { ContentError, collectErrors } from './content-error.ts'
import type { TextContext } from './body/render-text.ts'
import type { Reading } from './editing/read-cache.ts'
import type { College } from './college.ts'
import { linkPhoneNumbers } from './markdown/link-phone-numbers.ts'
import { readContentPage, type ContentPage, type ReadPage } from './markdown/read-markdown.ts'
import type { Places } from './site-map.ts'

export interface PageContext extends TextContext {
  college: College
  remember: Reading['remember']
}

/** Reads a page, with links of the telephone numbers in it. */
export const readPage = (file: string, context: PageContext): ReadPage =>
  readTolerantly(file, context, (each) => {
    const found = readContentPage(file, each)
    return { ...found, page: withPhoneLinks(found.page, each) }
  })

/** Reads strictly and, where that fails and somebody listens for faults, again with them in the text. */
export const readTolerantly = <T>(
  key: string,
  context: PageContext,
  read: (context: PageContext) => T,
): T => {
  const { onFault, ...strict } = context
  try {
    return context.remember(key, JSON.stringify(context.college), () => read(strict))
  } catch (error) {
    if (!(error instanceof ContentError) || !onFault) throw error
    return read(context)
  }
}

export const withPhoneLinks = <P extends Pick<ContentPage, 'html'>>(
  page: P,
  { college }: PageContext,
): P => ({
  ...page,
  html: linkPhoneNumbers(page.html, college.callingCode),
})

/** Reads every written page of the site map. Throws a `ContentError` with all errors. */
export const readPages = (
  places: Places,
  context: PageContext,
): (ReadPage & { path: string; file: string })[] =>
  collectErrors(
    [...places]
      .filter(([, { kind }]) => kind === 'content')
      .map(([path, { file }]) => () => ({ path, file, ...readPage(file, context) })),
  )
