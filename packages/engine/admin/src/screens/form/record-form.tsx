import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box, Stack } from '@mui/material'
import { useMemo } from 'react'
import {
  type RaRecord,
  SaveContextProvider,
  SimpleForm,
  useSaveContext,
  useTranslate,
  SaveButton,
  Toolbar,
} from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { ConflictError } from '../../data-provider/errors.ts'
import { useOverrides } from '../overrides.tsx'
import { FormGuard } from '../../unsaved/form-guard.tsx'
import { touchesInputs } from '../../unsaved/changed-values.ts'
import { useDraft } from '../../unsaved/use-draft.ts'
import { Details } from '../show/details.tsx'
import { FocusFirst, FocusPressed } from './focus-first.tsx'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { DraftButtons } from '../drafts/draft-buttons.tsx'
import { useDraftForm } from '../drafts/draft-form.ts'
import { resourceIcon } from '../icon.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { FormSide, SideText, useHasSide, useSideFields } from './form-side.tsx'
import { Inputs } from './inputs.tsx'
import { SaveError } from '../errors/save-error.tsx'
import { useSaving } from './use-saving.ts'

const FormNotices = lazyComponent(() => import('../uses/dead-links.tsx'), 'FormNotices', { inPlace: true })

interface Props {
  resource: Resource
  /** Record on the server; undefined for a new one. */
  record?: RaRecord | undefined
  /** True if the record is loaded with all its fields. */
  ready?: boolean
  /** Default values of a new record. */
  defaults?: object | undefined
  /** Called after a save; by default the list opens. */
  onSaved?: (() => void) | undefined
}

/** Form with an input for each declared field in order, except read-only ones. */
export const RecordForm = ({ resource, record, ready = true, defaults, onSaved }: Props) => {
  const form = useDraft(resource, record, ready)
  const touches = (conflict: ConflictError) =>
    touchesInputs(resource, form.draft?.record ?? {}, form.typed.get(), conflict.record)
  const saving = useSaving(resource, form.id, touches, () => form.draft?.record, onSaved)
  const saveContext = useSaveContext()
  const context = useMemo(() => ({ ...saveContext, save: saving.save }), [saveContext, saving.save])
  const { draft } = form
  const t = useTranslate()
  const { readOnlyReason, summaryFields } = useOverrides(resource.name)
  const isWide = useHasSide(resource)
  const { sideFields } = useSideFields(resource)
  if (!draft) return <Box sx={{ minHeight: '60vh' }} />
  const isNew = draft.record === undefined
  const reason = readOnlyReason?.(draft.record)
  return (
    <SaveContextProvider value={context}>
      <SimpleForm
        id={form.id}
        {...(draft.record && { record: draft.record })}
        {...(isNew && defaults && { defaultValues: defaults })}
        // The browser's validation would reject a past day that the record may keep.
        noValidate
        toolbar={
          <FormSide resource={resource} record={draft.record}>
            {saving.failure && !(saving.failure instanceof ConflictError) && (
              <SaveError
                failure={saving.failure}
                formId={form.id}
                isNew={isNew}
                singular={resource.singular}
              />
            )}
            <FormToolbar resource={resource} />
          </FormSide>
        }
        sx={{
          p: { xs: 2, md: 4, lg: 3 },
          borderRight: { lg: 1 },
          borderColor: { lg: 'divider' },
          // An empty help text contains a span and keeps only its line.
          '& .MuiFormHelperText-root': { mb: 0.75, '&:not(:has(> span))': { mb: 2.5 } },
          '& .MuiTypography-h6:first-of-type': { mt: 0 },
        }}
      >
        {isNew ? <FocusFirst id={form.id} /> : <FocusPressed id={form.id} />}
        <FormGuard {...{ resource, saving, draft, form, record }} />
        {reason && (
          <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
            {t(reason)}
          </Alert>
        )}
        {capabilities().records && <FormNotices resource={resource} />}
        {summaryFields && draft.record && (
          <Box sx={{ width: '100%', mb: 4 }}>
            <Details resource={resource} record={draft.record} names={summaryFields} />
          </Box>
        )}
        {!isWide && <SideText resource={resource} record={draft.record} />}
        <Inputs
          resource={resource}
          record={draft.record}
          includes={(name) => !isWide || !sideFields.has(name)}
        />
      </SimpleForm>
    </SaveContextProvider>
  )
}

/** Toolbar with the save button, which a resource may replace, or with the draft buttons. */
const FormToolbar = ({ resource }: { resource: Resource }) => {
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
