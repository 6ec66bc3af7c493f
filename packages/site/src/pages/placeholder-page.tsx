import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { drawingAddress, emblemAddress } from '../components/drawings.ts'
import { definePage } from '@kampana/engine-site/framework/page'
import { distinctTitle, entries, entryTitle, findEntry, findSection, sectionPages } from '../site-map.ts'

/** A page without text: the specified message and links to finished pages of its section. */
export const placeholderPage = (path: string) =>
  definePage<null>({
    path,
    load: () => null,
    head: () => ({
      title: entryTitle(path),
      description: `${fullTitle(path)}: ${publicMessages.underConstruction}`,
    }),
    view: () => <PlaceholderView path={path} emblem={emblemAddress(findEntry(path)?.emblem)} />,
  })

const PlaceholderView = ({ path, emblem }: { path: string; emblem: string | null }) => (
  <SectionLayout>
    <div className="placeholder">
      {emblem ? <img src={emblem} width="144" height="144" alt="" /> : <Ornament />}
      <div>
        <p className="placeholder-words">{publicMessages.underConstruction}</p>
        <div className="nearby">
          <h2>Related pages</h2>
          <ul>
            {findNearbyPages(path).map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  </SectionLayout>
)

const Ornament = () => {
  const address = drawingAddress('ornament')
  return address ? (
    <img className="ornament" src={address} width="320" height="40" alt="" loading="lazy" />
  ) : (
    <hr className="ornament-rule" />
  )
}

/** Title of the page and its section, so that every page has a unique description. */
const fullTitle = (path: string): string => {
  const [title, section] = [distinctTitle(path), findSection(path)?.title ?? '']
  return title === entryTitle(path) && title !== section ? `${title}, ${section}` : title
}

/** Finished pages: first of the same section, then of the top menu's first level. */
const findNearbyPages = (path: string): { title: string; path: string }[] => {
  const own = findSection(path)
  const all = [...(own ? sectionPages(own) : []), ...entries.filter((entry) => entry.path !== '/')]
  const finished = all.flatMap(({ kind, title, path }) =>
    path !== undefined && (kind === 'content' || kind === 'live') ? [{ title, path }] : [],
  )
  return [...new Map(finished.map((page) => [page.path, page])).values()].slice(0, 6)
}
