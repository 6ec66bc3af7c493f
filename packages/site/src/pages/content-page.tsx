import type { ContentPage } from '../content/markdown.ts'
import { Prose } from '../components/prose.tsx'
import { SectionFrame } from '../components/section-frame.tsx'
import { definePage } from '../page.ts'
import { trailTo } from '../site-map.ts'

/** A page whose text is a file of content. */
export const contentPage = (path: string, read: () => Promise<ContentPage>) =>
  definePage<ContentPage>({
    path,
    load: read,
    head: ({ title, description }) => ({ title, description }),
    view: ({ data: { title, standing, html } }) => (
      <SectionFrame title={title} standing={standing} trail={trailTo(path)}>
        <Prose html={html} />
      </SectionFrame>
    ),
  })
