import { publicMessages } from '@kampana/shared/messages/public-messages'
import { listedPaths } from '../content/store/listed-paths.ts'
import { PopularPages } from '../components/popular-pages.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { drawingAddress } from '../components/drawings.ts'
import { definePage, RedirectError } from '@kampana/engine-site/framework/page'
import { decodePath } from '@kampana/engine-site/framework/decode-path'

/** Redirects to the likely page, or offers a search. `fixedPaths` has the paths of all other pages. */
export const notFoundPage = (fixedPaths: () => readonly string[]) =>
  definePage<{ words: string }>({
    path: '/404',
    // Redirects keep the query.
    cacheKey: (url) => readUrl(url).search,
    load: async (request) => {
      const url = readUrl(request.url)
      const [{ guessPath }, listed] = await Promise.all([import('../search/guess-path.ts'), listedPaths()])
      const guess = guessPath(url, [...fixedPaths(), ...listed])
      if (guess !== undefined) throw new RedirectError(guess)
      return { words: wordsFromPath(url.pathname) }
    },
    head: () => ({ title: publicMessages.pageNotFound, status: 404 as const }),
    view: ({ data: { words } }) => (
      <div className="not-found">
        {drawingAddress('bell-tower-fog') && (
          <img
            className="not-found-picture"
            src={drawingAddress('bell-tower-fog')}
            alt="The bell tower in fog"
          />
        )}
        <h1>{publicMessages.pageNotFound}</h1>
        <p>The page may have moved, or the address may have a typo. Try searching:</p>
        <SearchForm words={words} />
        <p className="popular-words">Popular pages:</p>
        <PopularPages />
      </div>
    ),
  })

/** URL without its query if it is a feed or calendar. These aren't in the table of pages and ignore the query. */
const readUrl = (url: URL): URL => {
  const plain = new URL(url)
  if (/\.(?:xml|json|ics|txt)$/.test(url.pathname)) plain.search = ''
  return plain
}

/** Words of the last segment, without its extension: `Foundation day 2024` for `/news/Foundation-day_2024.html`. */
const wordsFromPath = (pathname: string): string =>
  (decodePath(pathname).split('/').findLast(Boolean) ?? '')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()
    .slice(0, maxLength)

const maxLength = 80
