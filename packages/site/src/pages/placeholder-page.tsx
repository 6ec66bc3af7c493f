import { publicMessages } from '@kampana/shared/messages/public-messages'
import { Link } from '../components/link.tsx'
import { Ornament } from '../components/ornament.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { loadEmblemAddress } from '../components/drawings.ts'
import { definePage } from '../framework/page.ts'
import { distinctTitle, findEntry, entries, sectionPages, findSection, breadcrumb } from '../site-map.ts'

/** A page that isn't written yet: the specified words, and the way to what exists near it. */
export const placeholderPage = (path: string) =>
  definePage<{ emblem: string | null }>({
    path,
    load: async () => ({ emblem: await loadEmblemAddress(findEntry(path)?.emblem ?? '') }),
    head: () => ({
      title: findEntry(path)?.title ?? '',
      description: `${fullTitle(path)}: ${publicMessages.underConstruction}`,
    }),
    view: ({ data }) => <PlaceholderView path={path} emblem={data.emblem} />,
  })

const PlaceholderView = ({ path, emblem }: { path: string; emblem: string | null }) => {
  const entry = findEntry(path)
  return (
    <SectionLayout title={entry?.title ?? ''} standing={entry?.standing} trail={breadcrumb(path)}>
      <div className="placeholder">
        {emblem ? <img src={emblem} width="144" height="144" alt="" /> : <Ornament />}
        <div>
          <p className="placeholder-words">{publicMessages.underConstruction}</p>
          <div className="nearby">
            <h2>What you can read meanwhile</h2>
            <ul>
              {findNearbyPages(path).map((near) => (
                <li key={near.path}>
                  <Link to={near.path}>{near.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </SectionLayout>
  )
}

/** The page's title and its section's, by which its description differs from that of every other. */
const fullTitle = (path: string): string => {
  const [title, section] = [distinctTitle(path), findSection(path)?.title ?? '']
  return title === findEntry(path)?.title && title !== section ? `${title}, ${section}` : title
}

/** Finished pages: those of the same section, and then those that stand in the top menu by themselves. */
const findNearbyPages = (path: string): { title: string; path: string }[] => {
  const own = findSection(path)
  const all = [...(own ? sectionPages(own) : []), ...entries.filter((entry) => entry.path !== '/')]
  const finished = all.flatMap(({ kind, title, path }) =>
    path !== undefined && (kind === 'content' || kind === 'live') ? [{ title, path }] : [],
  )
  return [...new Map(finished.map((page) => [page.path, page])).values()].slice(0, 6)
}
