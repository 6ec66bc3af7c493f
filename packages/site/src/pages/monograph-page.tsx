import { tokenize } from '@kampana/engine-declare/text/fold'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from '../content/store/current.ts'
import { MonographReader } from '../monographs/monograph-reader.tsx'
import { LastChecked } from '../components/last-checked.tsx'
import { Prose, proseState } from '../components/prose.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Link } from '../components/link.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { linkOf, researchPath, type Monograph } from '../content/monograph.ts'
import { findPart, readPart } from '../content/store/parts.ts'
import { decodePath } from '@kampana/engine-site/framework/decode-path'
import { definePage, RedirectError } from '@kampana/engine-site/framework/page'
import { breadcrumb } from '../site-map.ts'
import { titlesFromUrl } from '../search/titles-from-url.ts'

/** Monograph, or the words of an address without a monograph. */
type Data = Monograph | { words: string }

/**
 * A monograph: its text, contents, citation and PDF. Any other address below the list that has a monograph's title or file
 * name redirects to the monograph's page; otherwise the page is a 404.
 */
export const monographPage = definePage<Data, Omit<Monograph, 'html'> | { words: string }>({
  path: `${researchPath}/*`,
  cacheKey: ({ search }) => search,
  load: async ({ url }) => {
    const link = decodePath(url.pathname).slice(researchPath.length + 1)
    return (await findPart(`monographs/${link}`)) ?? findByTitle(url)
  },
  dehydrate: (data) => (isFound(data) ? proseState.dehydrate(data) : data),
  rehydrate: (state, site) => ('words' in state ? state : proseState.rehydrate(state, site)),
  head: (data) =>
    isFound(data) ? monographHead(data) : { title: publicMessages.researchNotFound, status: 404 },
  view: ({ data }) => (isFound(data) ? <MonographView monograph={data} /> : <NotFound words={data.words} />),
})

const isFound = (data: Data): data is Monograph => !('words' in data)

const monographHead = ({ record: { title, description, address } }: Monograph) => ({
  title,
  description: description ?? '',
  canonical: address,
  shortTitle: shortenTitle(title),
})

/** Part of a title before its colon. */
const shortenTitle = (title: string): string =>
  `${title.replace(/: .*$/, '')} · Research, ${college.short_name}`

/** Redirects to the monograph whose title or file name the address has. */
const findByTitle = async (url: URL): Promise<{ words: string }> => {
  const monographs = await readPart('monographs')
  const candidates = titlesFromUrl(url, `${researchPath}/`).map(normalizeTitle)
  const found = monographs.find((record) =>
    [record.title, linkOf(record)].some((name) => candidates.includes(normalizeTitle(name))),
  )
  if (found) throw new RedirectError(found.address)
  return { words: candidates[0]?.slice(0, 80) ?? '' }
}

/** Normalizes a title or file name for comparison: removes case, accents, quotation marks and hyphens. */
const normalizeTitle = (title: string): string => tokenize(title.replace(/\.pdf$/i, '')).join(' ')

const NotFound = ({ words }: { words: string }) => (
  <div className="section-page">
    <SitePageHeader
      title={publicMessages.researchNotFound}
      trail={[...breadcrumb(researchPath), { title: 'Not found' }]}
    />
    <p>
      See the <Link to={researchPath}>list of monographs</Link>, or search for its words:
    </p>
    <SearchForm words={words} />
  </div>
)

const MonographView = ({ monograph }: { monograph: Monograph }) => {
  const { record, html, contents, size, pages, checked } = monograph
  const { category, title, authors, year, description } = record
  const file = record.file ?? ''
  return (
    <SectionLayout
      title={title}
      standing={description ?? ''}
      trail={[...breadcrumb(researchPath), { title }]}
    >
      <div className="monograph">
        <p className="record-over">
          {category}, {year}
        </p>
        <p className="monograph-authors">{authors}</p>
        <MonographReader
          key={file}
          file={file}
          title={title}
          name={`${linkOf(record)}.pdf`}
          size={size}
          pages={pages}
        >
          <nav className="monograph-contents" aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <ol>
              {contents.map((part) => (
                <li key={part.id}>
                  <a href={`#${part.id}`}>{part.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose html={html} />
        </MonographReader>
        <section className="monograph-citation" aria-labelledby="cite">
          <h2 id="cite">How to cite</h2>
          <p>
            {`${authors ?? ''} (${year ?? ''}). `}
            <cite>{title}</cite>
            {`. ${college.name}, ${college.town}.`}
          </p>
        </section>
        <LastChecked check={checked} />
      </div>
    </SectionLayout>
  )
}
