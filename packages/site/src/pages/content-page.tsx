import type { ContentPage } from '../content/markdown.ts'
import { Prose } from '../components/prose.tsx'
import { SectionFrame } from '../components/section-frame.tsx'
import { emblem } from '../drawings.ts'
import { definePage } from '../page.ts'
import { entryAt, trailTo } from '../site-map.ts'

interface Data extends ContentPage {
  emblem: string | null
}

/** A page whose text is a file of content. */
export const contentPage = (path: string, read: () => Promise<ContentPage>) =>
  definePage<Data>({
    path,
    load: async () => {
      const [page, address] = await Promise.all([read(), emblem(entryAt(path)?.emblem ?? '')])
      return { ...page, emblem: address }
    },
    // The text is in the document already; a second time it would cost a tenth of the page.
    dehydrate: ({ title, description, standing, emblem }) => ({ title, description, standing, emblem }),
    rehydrate: (sent, site) => ({ ...(sent as Data), html: site.querySelector('.written')?.innerHTML ?? '' }),
    head: ({ title, description }) => ({ title, description }),
    view: ({ data: { title, standing, html, emblem: address } }) => (
      <SectionFrame title={title} standing={standing} trail={trailTo(path)} emblem={address}>
        <Prose html={html} />
      </SectionFrame>
    ),
  })
