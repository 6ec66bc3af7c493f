import { Contents } from '../components/contents.tsx'
import { Link } from '../components/link.tsx'
import { SiteMapLink } from '../components/layout/menu.tsx'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import type { Entry } from '../content/site-map.ts'
import { headingAnchor } from '@kampana/engine-site/body/heading-anchor'
import { emblemAddress } from '../components/drawings.ts'
import { readPart, type Parts } from '../content/store/parts.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { findEntry, breadcrumb } from '../site-map.ts'

/** Overview page of a section: a list of its pages with descriptions and, if most have one, emblems. */
export const landingPage = (path: string) => {
  const { title = '', standing = '', pages = [], see } = findEntry(path) ?? {}
  const hasEmblems = pages.filter(({ emblem }) => emblem).length > pages.length / 2
  const load = () => readPart('descriptions')
  return definePage<Descriptions, object>({
    path,
    load,
    dehydrate: () => ({}),
    rehydrate: load,
    head: () => ({
      title,
      description: `${standing}: ${pages.map(({ title }) => title).join(', ')}`
        .slice(0, maxDescription)
        .replace(/,[^,]*$/, ''),
    }),
    view: ({ data: descriptions }) => (
      <div className="section-page">
        <SitePageHeader />
        {pages.length > fewPages && (
          <Contents parts={pages.map(({ title }) => ({ id: headingAnchor(title), title }))} />
        )}
        <ul className="landing">
          {pages.map((entry) => (
            <li key={entry.title}>
              {hasEmblems && <Emblem name={entry.emblem} />}
              <Listed entry={entry} description={descriptions[entry.path ?? ''] ?? entry.standing ?? ''} />
            </li>
          ))}
        </ul>
        {see && <See paths={see} />}
      </div>
    ),
  })
}

/** Number of pages that, with the surrounding text, fill four phone screens (360 × 740). */
const fewPages = 12

/** Search engines truncate a description after this many characters. */
const maxDescription = 160

type Descriptions = Parts['descriptions']

const Emblem = ({ name }: { name: string | undefined }) => {
  const address = emblemAddress(name)
  return address && <img src={address} width="72" height="72" alt="" loading="lazy" />
}

const Listed = ({ entry, description }: { entry: Entry; description: string }) => (
  <div data-unwritten={entry.kind === 'placeholder' || undefined}>
    <h2 id={headingAnchor(entry.title)}>
      <SiteMapLink entry={entry} here="" />
    </h2>
    <p>{entry.kind === 'placeholder' ? 'Coming soon' : description}</p>
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
      {paths
        .filter((path) => findEntry(path))
        .map((path) => (
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
