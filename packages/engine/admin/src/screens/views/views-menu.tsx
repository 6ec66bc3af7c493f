import type { Resource } from '@kampana/engine-declare/resource'
import ViewsIcon from '@mui/icons-material/BookmarksOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'

const ViewList = lazyComponent(() => import('./view-list.tsx'), 'ViewList', { overlay: true })

/** Button that opens a list's saved views. */
export const ViewsMenu = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: { xs: 40, md: 0 } }}
      >
        {t('Saved views')}
      </Button>
      {anchor && <ViewList resource={resource} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
