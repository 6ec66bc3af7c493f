import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Masthead } from './masthead.tsx'

/** What surrounds every page. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <Masthead />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer />
  </>
)
