import type { ReactNode } from 'react'
import { useRefreshOnNotices } from '../../class-status/use-refresh-on-notices.ts'
import { college } from '../../content/store/current.ts'
import { useRoute } from '@kampana/engine-site/framework/route-context'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'

/** Masthead and footer around every page. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  useRefreshOnNotices()
  const { language } = useRoute().head
  const lang = language && college.language
  return (
    <>
      <Masthead lang={lang} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer lang={lang} />
    </>
  )
}
