import type { ReactNode } from 'react'
import { findEntry, breadcrumb } from '../site-map.ts'
import { PageHeader } from '../components/layout/page-header.tsx'
import { SidePanel, type SidePanelData } from './side-panel.tsx'

interface UpdatesLayoutProps {
  path: string
  side: SidePanelData
  children: ReactNode
}

/** A list of updates with its head and the side panel. */
export const UpdatesLayout = ({ path, side, children }: UpdatesLayoutProps) => {
  const entry = findEntry(path)
  return (
    <div className="section-page">
      <PageHeader title={entry?.title ?? ''} standing={entry?.standing} trail={breadcrumb(path)} />
      <div className="beside">
        <div className="beside-main">{children}</div>
        <SidePanel side={side} />
      </div>
    </div>
  )
}
