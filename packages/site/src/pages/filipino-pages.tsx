import { MoreParts } from '../components/more-parts.ts'
import { Prose } from '../components/prose.tsx'
import type { ContentPage } from '../content/pages/content-page.ts'
import { findHeadings } from '../content/pages/headings.ts'
import { filipinoPath, onlyInEnglish, ownPath } from '../content/pages/filipino.ts'
import { college } from '../content/store/current.ts'
import { listedPaths } from '../content/store/listed-paths.ts'
import { readPart } from '../content/store/parts.ts'
import { decodePath } from '@kampana/engine-site/framework/decode-path'
import { definePage, RedirectError, type Page } from '@kampana/engine-site/framework/page'
import { findEntry } from '../site-map.ts'

interface Data {
  own: ContentPage
  live: unknown
}

/** Filipino version of a built-in page: title and answer, its live content, and its text. */
export const filipinoLivePage = (live: Page): Page => {
  const path = filipinoPath(live.path)
  const page = definePage<Data>({
    path,
    menuPath: live.path,
    load: async (request) => ({
      own: await readPart(`pages${path as `/${string}`}`),
      live: await live.load(request),
    }),
    dehydrate: (data) => ({ ...data, live: live.dehydrate?.(data.live) ?? data.live }),
    rehydrate: async (state, site) => ({
      ...state,
      live: (await live.rehydrate?.(state.live, site)) ?? state.live,
    }),
    head: ({ own, live: shown }) => {
      const { canonical: _, ...head } = live.head(shown)
      return { ...head, title: own.title, description: own.standing ?? own.description, language: 'fil' }
    },
    view: ({ data: { own, live: shown } }) => (
      <>
        <div lang={college.language}>
          <MoreParts value={partsOf(own)}>
            <live.view data={shown} />
          </MoreParts>
        </div>
        {own.html && (
          <div className="section-page filipino-text">
            <Prose html={own.html} />
          </div>
        )}
      </>
    ),
  })
  // The head is unknown until the page's code is imported.
  return Object.assign(page, {
    lazy: async () => {
      await live.lazy?.()
      const { module, cacheKey, maxAge } = live
      Object.assign(page, {
        ...(module && { module }),
        ...(cacheKey && { cacheKey }),
        ...(maxAge && { maxAge }),
      })
    },
  })
}

const partsOf = ({ html }: ContentPage) =>
  findHeadings(html).map(({ id, title }) => ({ id, title: title.replaceAll('&amp;', '&'), lang: 'fil' }))

/** Fallback for other addresses below /fil: the English page, with a note that it has no Filipino version. */
export const withoutFilipinoPage = (notFound: Page): Page =>
  definePage<unknown>({
    path: filipinoPath('/*'),
    load: async (request) => {
      const path = ownPath(decodePath(request.url.pathname))
      if (findEntry(path) || (await listedPaths()).includes(path))
        throw new RedirectError(`${encodeURI(path)}#${onlyInEnglish}`)
      return notFound.load(request)
    },
    head: (data) => notFound.head(data),
    view: ({ data }) => notFound.view({ data }),
  })
