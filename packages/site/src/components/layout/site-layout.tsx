import type { ReactNode } from 'react'
import { useRefreshOnNotices } from '../../class-status/use-refresh-on-notices.ts'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'

/** The masthead and footer around every page. */
export const SiteLayout = ({ children }: { children: ReactNode }) => {
  useRefreshOnNotices()
  return (
    <>
      <Masthead />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
