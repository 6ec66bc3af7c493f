import type { ReactNode } from 'react'
import { AccessDenied, NotFound } from '../lazy-components.ts'
import { lazyComponent } from '../chunks/lazy-component.tsx'
import { isOwnServer } from '../account/own-server.ts'
import { mayEditWebsite } from './access.ts'

const WebsiteOverview = lazyComponent(() => import('./overview/overview-page.tsx'), 'OverviewPage')
const FileEditorPage = lazyComponent(() => import('./shell/edit-page.tsx'), 'EditPage')
const ChangesPage = lazyComponent(() => import('./history/changes-page.tsx'), 'ChangesPage')
const VersionsPage = lazyComponent(() => import('./history/versions-page.tsx'), 'VersionsPage')

/** Only for people who may edit something of the website. */
const Editors = ({ children }: { children: ReactNode }) => {
  if (!isOwnServer()) return <NotFound />
  return mayEditWebsite() ? children : <AccessDenied />
}

const editors = (page: ReactNode) => <Editors>{page}</Editors>

/** The pages on which the college's website is edited, by their address. */
export const websitePages: Readonly<Record<string, ReactNode>> = {
  '/website': editors(<WebsiteOverview />),
  '/website/edit': editors(<FileEditorPage />),
  '/website/changes': editors(<ChangesPage />),
  '/website/versions': editors(<VersionsPage />),
}
