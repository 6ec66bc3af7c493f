import type { Resource } from '@kampana/engine-declare/resource'
import { FormControlLabel, FormHelperText, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { liveInput } from './import-rows.ts'
import type { ImportFile } from './read-import-file.ts'

interface Props {
  resource: Resource
  file: ImportFile
  onChoose: (publishes: boolean) => void
}

/** Asks whether rows with a publication date are published, if a column of the file has that date. */
export const PublishingChoice = ({ resource, file, onChoose }: Props) => {
  const t = useTranslate()
  if (!hasLiveColumn(resource, file)) return null
  return (
    <>
      <RadioGroup
        aria-label={t('Publication')}
        value={file.publishes ? 'publish' : 'drafts'}
        onChange={({ target }) => onChoose(target.value === 'publish')}
        sx={{ mt: 2 }}
      >
        <FormControlLabel value="drafts" control={<Radio />} label={t('Import as drafts')} />
        <FormControlLabel value="publish" control={<Radio />} label={t('Publish on the dates in the file')} />
      </RadioGroup>
      <FormHelperText>
        {file.publishes
          ? t(
              'Rows with a past date are published immediately. Rows with a future date are published on that date.',
            )
          : t('Nothing is published. The publication dates in the file are ignored.')}
      </FormHelperText>
    </>
  )
}

const hasLiveColumn = (resource: Resource, { fields }: ImportFile): boolean =>
  liveInput(resource) !== undefined && fields.includes(resource.drafts?.live ?? null)

/** Number of rows that an import would publish immediately. */
export const countPublished = (
  resource: Resource,
  rows: readonly Readonly<Record<string, unknown>>[],
): number => {
  const live = liveInput(resource)
  const at = live === undefined ? [] : rows.map((row) => row[live])
  return at.filter((time) => typeof time === 'string' && Date.parse(time) <= Date.now()).length
}
