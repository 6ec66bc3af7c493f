import { publicMessages } from '@kampana/shared/messages/public-messages'
import { PopularPages } from '../components/popular-pages.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { drawingAddress } from '../components/drawings.ts'
import { definePage, RedirectError } from '../framework/page.ts'
import { decodePath } from '../framework/decode-path.ts'

/**
 * For addresses that lead nowhere: redirects to the page that was probably meant, or offers to search for the words of the
 * address. `paths` gives those of all other pages.
 */
export const notFoundPage = (paths: () => readonly string[]) =>
  definePage<{ words: string }>({
    path: '/404',
    load: async ({ url }) => {
      const [{ guessPath }, { programs }] = await Promise.all([
        import('../search/guess-path.ts'),
        import('virtual:programs'),
      ])
      const meant = guessPath(url, [...paths(), ...Object.keys(programs)])
      if (meant !== undefined) throw new RedirectError(meant)
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
        <p>The page may have moved, or the address may have a slip in it. Perhaps the search finds it:</p>
        <SearchForm words={words} />
        <p className="popular-words">These pages are asked for most:</p>
        <PopularPages />
      </div>
    ),
  })

/** The words of an address, its folders and its ending left out: `/news/Foundation-day_2024.html` asks for a foundation day. */
const wordsFromPath = (pathname: string): string =>
  (decodePath(pathname).split('/').findLast(Boolean) ?? '')
    .replace(/\.\w{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ')
    .trim()
    .slice(0, longest)

const longest = 80
