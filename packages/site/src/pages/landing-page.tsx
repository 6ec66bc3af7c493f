import { descriptions } from 'virtual:descriptions'
import { Link } from '../components/link.tsx'
import { SiteMapLink } from '../components/layout/menu.tsx'
import { PageHeader } from '../components/layout/page-header.tsx'
import type { Entry } from '../content/site-map.ts'
import { loadEmblemAddress } from '../components/drawings.ts'
import { definePage } from '../framework/page.ts'
import { findEntry, breadcrumb } from '../site-map.ts'

/** A section's own page: what stands beneath it, each with its first words and, where most have one, its emblem. */
export const landingPage = (path: string) => {
  const { title = '', standing = '', pages = [], see } = findEntry(path) ?? {}
  return definePage<{ emblems: (string | null)[] }>({
    path,
    load: async () => {
      const named = pages.map((entry) => entry.emblem ?? '')
      const most = named.filter(Boolean).length > pages.length / 2
      return { emblems: most ? await Promise.all(named.map(loadEmblemAddress)) : [] }
    },
    head: () => ({
      title,
      description: `${standing}: ${pages.map(({ title }) => title).join(', ')}`
        .slice(0, longest)
        .replace(/,[^,]*$/, ''),
    }),
    view: ({ data: { emblems } }) => (
      <div className="section-page">
        <PageHeader title={title} standing={standing} trail={breadcrumb(path)} />
        <ul className="landing">
          {pages.map((entry, index) => (
            <li key={entry.title}>
              {emblems[index] && <img src={emblems[index]} width="72" height="72" alt="" loading="lazy" />}
              <Listed entry={entry} />
            </li>
          ))}
        </ul>
        {see && <See paths={see} />}
      </div>
    ),
  })
}

/** What a search engine shows of a description. */
const longest = 160

const entryText = ({ kind, path, standing }: Entry): string => {
  if (kind === 'placeholder') return 'Still to be written'
  return (path !== undefined && descriptions[path]) || (standing ?? '')
}

const Listed = ({ entry }: { entry: Entry }) => (
  <div data-unwritten={entry.kind === 'placeholder' || undefined}>
    <h2>
      <SiteMapLink entry={entry} here="" />
    </h2>
    <p>{entryText(entry)}</p>
    {entry.pages && (
      <p className="landing-beneath">
        {entry.pages.map((inner, index) => (
          <span key={inner.title}>
            {index > 0 && ', '}
            <SiteMapLink entry={inner} here="" />
          </span>
        ))}
      </p>
    )}
  </div>
)

const See = ({ paths }: { paths: readonly string[] }) => (
  <section className="landing-see" aria-labelledby="see">
    <h2 id="see">See also</h2>
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link to={path}>
            {breadcrumb(path)
              .map(({ title }) => title)
              .join(': ')}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
