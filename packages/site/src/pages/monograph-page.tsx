import { tokenize } from '@kampana/shared/text/fold'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { college } from 'virtual:college'
import { MonographReader } from '../monographs/monograph-reader.tsx'
import { Prose } from '../components/prose.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Link } from '../components/link.tsx'
import { PageHeader } from '../components/layout/page-header.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import type { MonographText } from '../content/monograph.ts'
import { definePage, RedirectError } from '../framework/page.ts'
import { breadcrumb } from '../site-map.ts'
import { titlesFromUrl } from '../search/titles-from-url.ts'

const list = '/student-services/research'

/** A monograph to read: its whole text with its parts, how to cite it, and its PDF. */
export const monographPage = (path: string, read: () => Promise<MonographText>) =>
  definePage<MonographText, Omit<MonographText, 'html'>>({
    path,
    load: read,
    // The text is in the document already.
    dehydrate: ({ html: _html, ...monograph }) => monograph,
    rehydrate: (sent, site) => ({
      ...sent,
      html: site.querySelector('.written')?.innerHTML ?? '',
    }),
    head: ({ title, description }) => ({
      title,
      description,
      canonical: path,
      ...(title.length > titleShown - college.shortName.length && { shortTitle: shortened(title) }),
    }),
    view: ({ data }) => <MonographView monograph={data} />,
  })

/** How many characters of a title search engines show. */
const titleShown = 65

/** A long title by itself, or, longer still, the part before its colon with the college's name. */
const shortened = (title: string): string =>
  title.length <= titleShown ? title : `${title.replace(/: .*$/, '')} · Research, ${college.shortName}`

/** What else is asked for there: a monograph by its title or its file leads to its page, and nothing else is one. */
export const monographRedirectPage = definePage<{ words: string }>({
  path: `${list}/*`,
  cacheKey: ({ search }) => search,
  load: async ({ url }) => {
    const { titles } = await import('virtual:monograph-titles')
    const asked = titlesFromUrl(url, `${list}/`).map(plain)
    const found = titles.find(
      ({ link, title }) => asked.includes(plain(title)) || asked.includes(plain(link)),
    )
    if (found) throw new RedirectError(`${list}/${found.link}`)
    return { words: asked[0]?.slice(0, 80) ?? '' }
  },
  head: () => ({ title: publicMessages.researchNotFound, status: 404 as const }),
  view: ({ data: { words } }) => (
    <div className="section-page">
      <PageHeader
        title={publicMessages.researchNotFound}
        trail={[...breadcrumb(list), { title: 'Not found' }]}
      />
      <p>
        All that the college has printed is in the <Link to={list}>list of monographs</Link>. Or search for
        its words:
      </p>
      <SearchForm words={words} />
    </div>
  ),
})

/** A title or a file's name as people may write it: without regard to case, accents, quotation marks and hyphens. */
const plain = (title: string): string => tokenize(title.replace(/\.pdf$/i, '')).join(' ')

const MonographView = ({ monograph }: { monograph: MonographText }) => {
  const { category, title, authors, year, html, contents, description, file, size, link } = monograph
  return (
    <SectionLayout title={title} standing={description} trail={[...breadcrumb(list), { title }]}>
      <div className="monograph">
        <p className="monograph-kind">
          {category}, {year}
        </p>
        <p className="monograph-authors">{authors}</p>
        <MonographReader key={file} file={file} title={title} name={`${link}.pdf`} size={size} />
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
        <section className="monograph-citation" aria-labelledby="cite">
          <h2 id="cite">How to cite it</h2>
          <p>
            {`${authors} (${year}). `}
            <cite>{title}</cite>
            {`. ${college.name}, ${college.town}.`}
          </p>
        </section>
      </div>
    </SectionLayout>
  )
}
