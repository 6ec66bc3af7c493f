import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { SaveButton, Toolbar } from 'react-admin'
import { useOverrides } from '../overrides.tsx'

/** The toolbar with the save button, which a resource may replace. */
export const FormToolbar = ({ resource }: { resource: Resource }) => {
  const { saveButton: Save = PlainSave } = useOverrides(resource.name)
  return (
    <Toolbar sx={bar}>
      <Suspense fallback={<PlainSave />}>
        <Save />
      </Suspense>
    </Toolbar>
  )
}

/** Sticky, so that it is visible in a form that is longer than the screen. */
const bar = {
  '&&': { px: { xs: 2, md: 4 }, borderTop: 1, borderColor: 'divider', zIndex: 3 },
  '&.RaToolbar-desktopToolbar': { position: 'sticky', bottom: 0 },
}

const PlainSave = () => <SaveButton alwaysEnable />
