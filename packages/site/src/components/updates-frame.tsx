import type { ReactNode } from 'react'
import { entryAt, trailTo } from '../site-map.ts'
import { PageHead } from './page-head.tsx'
import { SidePanel, type Side } from './side-panel.tsx'

interface UpdatesFrameProps {
  path: string
  side: Side
  children: ReactNode
}

/** A list of updates with its head and the side panel. */
export const UpdatesFrame = ({ path, side, children }: UpdatesFrameProps) => {
  const entry = entryAt(path)
  return (
    <div className="section-page">
      <PageHead title={entry?.title ?? ''} standing={entry?.standing} trail={trailTo(path)} />
      <div className="beside">
        <div className="beside-main">{children}</div>
        <SidePanel side={side} />
      </div>
    </div>
  )
}
