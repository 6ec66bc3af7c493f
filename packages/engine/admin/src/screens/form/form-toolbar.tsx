import type { Resource } from '@kampana/engine-declare/resource'
import { Stack } from '@mui/material'
import { SaveButton, Toolbar } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { DraftButtons } from '../drafts/draft-buttons.tsx'
import { useDraftForm } from '../drafts/draft-form.ts'
import { resourceIcon } from '../icon.tsx'
import { useOverrides } from '../overrides.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'

/** Toolbar with the save button, which a resource may replace, or with the draft buttons. */
export const FormToolbar = ({ resource }: { resource: Resource }) => {
  const { saveButton: Save, saveLabel } = useOverrides(resource.name)
  const draftForm = useDraftForm()
  const label = saveLabel && { label: saveLabel, icon: resourceIcon(resource) }
  return (
    <Toolbar data-bar sx={bar}>
      <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1} sx={{ minWidth: 0 }}>
        {draftForm ? (
          <DraftButtons resource={resource} />
        ) : (
          // The button stays disabled until the resource's own button has loaded, since that one checks more.
          <ChunkBoundary fallback={<SaveButton disabled {...label} />}>
            {Save ? <Save /> : <SaveButton alwaysEnable {...label} />}
          </ChunkBoundary>
        )}
        <PreviewButton resource={resource} />
      </Stack>
    </Toolbar>
  )
}

/** Sticky, so that the bar stays visible in long forms. On a wide screen `FormSide` keeps it visible. */
const bar = {
  '&&': {
    px: { xs: 2, md: 4, lg: 0 },
    minHeight: { lg: 0 },
    borderTop: { xs: 1, lg: 0 },
    borderColor: 'divider',
    zIndex: 3,
  },
  '&.RaToolbar-desktopToolbar': { position: { xs: 'sticky', lg: 'static' }, bottom: 0 },
  // In the side column, all controls have the full width.
  '& > *': { width: { lg: '100%' } },
  '& .MuiButton-root': { width: { lg: '100%' } },
  // Beside a preview, one line has room for all controls.
  '[data-preview] & .MuiButton-root, [data-preview] & .MuiFormControl-root': { width: 'auto' },
}
