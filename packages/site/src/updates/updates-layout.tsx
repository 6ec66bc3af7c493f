import type { ReactNode } from 'react'
import { SitePageHeader } from '../components/layout/site-page-header.tsx'
import { SidePanel, type SidePanelData } from './side-panel.tsx'

interface UpdatesLayoutProps {
  side: SidePanelData
  children: ReactNode
}

/** A list of updates with its header and the side panel. */
export const UpdatesLayout = ({ side, children }: UpdatesLayoutProps) => (
  <div className="section-page">
    <SitePageHeader />
    <div className="beside">
      <div className="beside-main">{children}</div>
      <SidePanel side={side} />
    </div>
  </div>
)
