import { wordsOf } from '@kampana/shared/fold'
import { publicMessages } from '@kampana/shared/public-messages'
import { college } from 'virtual:college'
import { MonographReader } from '../components/monograph-reader.tsx'
import { SearchForm } from '../components/search-form.tsx'
import { Link } from '../components/link.tsx'
import { PageHead } from '../components/page-head.tsx'
import { SectionFrame } from '../components/section-frame.tsx'
import type { ReadMonograph } from '../content/monograph.ts'
import { definePage, Moved } from '../page.ts'
import { trailTo } from '../site-map.ts'
import { titlesIn } from '../title-in-address.ts'

const list = '/student-services/research'

/** A monograph to read: what it is and how to cite it, its PDF, and a viewer where there is script. */
export const monographPage = (path: string, read: () => Promise<ReadMonograph>) =>
  definePage<ReadMonograph>({
    path,
    load: read,
    head: ({ title, description }) => ({ title, description, canonical: path }),
    view: ({ data }) => <MonographView monograph={data} />,
  })

/** What else is asked for there: a monograph by its title or its file leads to its page, and nothing else is one. */
export const otherMonograph = definePage<{ words: string }>({
  path: `${list}/*`,
  reads: ({ search }) => search,
  load: async ({ url }) => {
    const { titles } = await import('virtual:monograph-titles')
    const asked = titlesIn(url, `${list}/`).map(plain)
    const found = titles.find(
      ({ link, title }) => asked.includes(plain(title)) || asked.includes(plain(link)),
    )
    if (found) throw new Moved(`${list}/${found.link}`)
    return { words: asked[0]?.slice(0, 80) ?? '' }
  },
  head: () => ({ title: publicMessages.researchNotFound, status: 404 as const }),
  view: ({ data: { words } }) => (
    <div className="section-page">
      <PageHead title={publicMessages.researchNotFound} trail={[...trailTo(list), { title: 'Not found' }]} />
      <p>
        All that the college has printed is in the <Link to={list}>list of monographs</Link>. Or search for
        its words:
      </p>
      <SearchForm words={words} />
    </div>
  ),
})

/** A title or a file's name as people may write it: without regard to case, accents, quotation marks and hyphens. */
const plain = (title: string): string => wordsOf(title.replace(/\.pdf$/i, '')).join(' ')

const MonographView = ({ monograph }: { monograph: ReadMonograph }) => {
  const { category, title, authors, year, abstract, description, file, size, link } = monograph
  return (
    <SectionFrame title={title} standing={description} trail={[...trailTo(list), { title }]}>
      <div className="monograph">
        <p className="monograph-kind">
          {category}, {year}
        </p>
        <p className="monograph-authors">{authors}</p>
        <p className="monograph-actions">
          <a className="button" href={file} download={`${link}.pdf`}>
            Download the PDF ({size} KB)
          </a>{' '}
          <a className="button-quiet" href={file} target="_blank" rel="noopener">
            Open it to print
          </a>
        </p>
        <MonographReader key={file} file={file} title={title} />
        <h2>Abstract</h2>
        <p>{abstract}</p>
        <h2>How to cite it</h2>
        <p className="monograph-citation">
          {`${authors} (${year}). `}
          <cite>{title}</cite>
          {`. ${college.name}, ${college.town}.`}
        </p>
      </div>
    </SectionFrame>
  )
}
