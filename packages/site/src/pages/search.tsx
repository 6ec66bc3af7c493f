import { maxCounted } from '@kampana/engine-declare/lists/list-query'
import { codePath, parseCode } from '@kampana/shared/verification/code'
import type { SearchResult, SearchResults } from '@kampana/engine-declare/search'
import { Link } from '../components/link.tsx'
import { ExcerptText, HighlightedText } from '../components/highlighted-text.tsx'
import { Timestamp } from '../components/timestamp.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { Pagination } from '../components/pagination.tsx'
import { PopularPages } from '../components/popular-pages.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { definePage, RedirectError, withPageNumber, pageNumber } from '@kampana/engine-site/framework/page'
import { programsPath } from '../content/program.ts'
import { college } from '../content/store/current.ts'
import { readPart } from '../content/store/parts.ts'
import { parseSearchWords } from '../search/parse-search-words.ts'
import { serverUrl } from '@kampana/engine-site/framework/server-url'

const path = '/search'
const title = 'Search'

interface Data {
  question: string
  /** Length and fees of the programs among the results, by their addresses. */
  programs: Readonly<Record<string, string>>
  /** Null without a question. */
  results: SearchResults | null
}

/** Search results for `?q=`, or a redirect to the post whose verification code it is. */
export const searchPage = definePage<Data>({
  path,
  cacheKey: () => null,
  load: async ({ api, url }) => {
    const question = parseSearchWords(url)
    const code = parseCode(question)
    if (code !== null) throw new RedirectError(codePath(code))
    const results = question ? await api.search(question, { page: pageNumber(url) }) : null
    return { question, results, programs: await describePrograms(results?.data ?? []) }
  },
  head: ({ question, results }) => ({
    title: withPageNumber(question ? `${title}: ${question}` : title, results?.page ?? 1),
    description: 'Search the pages, announcements, news and events of the college.',
    canonical: path,
    unlisted: true,
    ...(results && results.page > results.lastPage && { status: 404 as const }),
  }),
  view: ({ data: { question, results, programs } }) => (
    <div className="section-page search-page">
      <SitePageHeader title={title} trail={[{ title }]} />
      <SearchForm words={question} />
      {results === null ? <Introduction /> : <Results {...{ question, results, programs }} />}
    </div>
  ),
})

const describePrograms = async (results: readonly SearchResult[]): Promise<Data['programs']> => {
  const found = new Set(results.map(({ address }) => address))
  if (![...found].some((address) => address.startsWith(`${programsPath}/`))) return {}
  return Object.fromEntries(
    (await readPart('programs'))
      .filter(({ address }) => found.has(address))
      .map(({ address, length, fees }) => [address, `${length}. ${fees}`]),
  )
}

const Introduction = () => (
  <>
    {serverUrl() !== '' && (
      <noscript>
        <p>
          Without script the search works <a href={`${serverUrl()}/search`}>at the college’s server</a>.
        </p>
      </noscript>
    )}
    <p className="popular-words">Popular pages:</p>
    <PopularPages />
  </>
)

const Results = ({ question, results, programs }: Data & { results: SearchResults }) => {
  const { data, page, lastPage, total } = results
  const query = `q=${encodeURIComponent(question)}`
  return (
    <section aria-label="Results">
      <p className="search-count">{countInWords(question, results)}</p>
      {data.length > 0 && (
        <ol className="search-results" start={(page - 1) * 10 + 1}>
          {data.map((result) => (
            <li key={result.address}>
              <Result result={result} facts={programs[result.address]} />
            </li>
          ))}
        </ol>
      )}
      {total === 0 && <Advice />}
      {total > 0 && (
        <Pagination
          page={page}
          lastPage={lastPage}
          path={path}
          query={query}
          before="Previous results"
          after="More results"
        />
      )}
    </section>
  )
}

const countInWords = (question: string, { total, all, instead }: SearchResults): string => {
  if (total === 0) return `No results for “${question}”.`
  // The API's count stops at `maxCounted`.
  const pages =
    total === 1 ? '1 page' : total > maxCounted ? `More than ${maxCounted} pages` : `${total} pages`
  if (instead !== null) return `No results for “${question}”. ${pages} found for “${instead}”.`
  return all
    ? `${pages} found for “${question}”.`
    : `No page contains all the words of “${question}”. ${pages} with some of the words:`
}

const Result = ({
  result: { kind, title, address, posted_at, excerpt, found },
  facts,
}: {
  result: SearchResult
  facts: string | undefined
}) => (
  <article className="search-result">
    <p className="update-kind">
      <span>{kind}</span> {posted_at && <Timestamp at={posted_at} />}
    </p>
    <h2>
      <Link to={address}>
        <HighlightedText text={title} found={found.title} />
      </Link>
    </h2>
    {facts && <p>{facts}</p>}
    {excerpt && (
      <p className="excerpt">
        <ExcerptText text={excerpt} found={found.excerpt} />
      </p>
    )}
  </article>
)

const Advice = () => {
  const phone = college.contacts?.find(({ href }) => href.startsWith('tel:'))
  return (
    <div className="search-advice">
      <p>Try fewer words, or the beginning of a word: “enrol” finds enrollment. Search ignores accents.</p>
      <p>
        Or contact us:{' '}
        {phone && (
          <>
            <a href={phone.href}>{phone.label}</a>, or{' '}
          </>
        )}
        <Link to="/contact-us">send a message</Link>.
      </p>
      <p className="popular-words">Popular pages:</p>
      <PopularPages />
    </div>
  )
}
