import type { ContentPage } from '../content/markdown/read-markdown.ts'
import { Prose } from '../components/prose.tsx'
import { SectionLayout } from '../components/layout/section-layout.tsx'
import { loadEmblemAddress } from '../components/drawings.ts'
import { definePage } from '../framework/page.ts'
import { findEntry, breadcrumb } from '../site-map.ts'

interface Data extends ContentPage {
  emblem: string | null
}

/** A page whose text is a file of content. */
export const contentPage = (path: string, read: () => Promise<ContentPage>) =>
  definePage<Data, Omit<Data, 'html'>>({
    path,
    load: async () => {
      const [page, address] = await Promise.all([read(), loadEmblemAddress(findEntry(path)?.emblem ?? '')])
      return { ...page, emblem: address }
    },
    // The text is in the document already; a second time it would cost a tenth of the page.
    dehydrate: ({ html: _html, ...page }) => page,
    rehydrate: (sent, site) => ({ ...sent, html: site.querySelector('.written')?.innerHTML ?? '' }),
    head: ({ title, description }) => ({ title, description }),
    view: ({ data: { title, standing, html, emblem: address } }) => (
      <SectionLayout title={title} standing={standing} trail={breadcrumb(path)} emblem={address}>
        <Prose html={html} />
      </SectionLayout>
    ),
  })
