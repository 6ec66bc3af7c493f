import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import { SaveButton, Toolbar } from 'react-admin'
import { useOverrides } from '../overrides.tsx'

/** The button that saves a form, by the words of its resource. */
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

/** Always in sight, also where the form is longer than the screen, and in line with its inputs. */
const bar = {
  '&&': { px: { xs: 2, md: 4 }, borderTop: 1, borderColor: 'divider', zIndex: 3 },
  '&.RaToolbar-desktopToolbar': { position: 'sticky', bottom: 0 },
}

const PlainSave = () => <SaveButton alwaysEnable />
