import { Alert, useMediaQuery, type Theme } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useFieldText, useYamlForm, type ValueProps } from '../form-context.ts'
import { Section } from '../section.tsx'
import { isRecord } from '../../yaml/yaml-edit.ts'
import type { Row } from './cell-range.ts'
import { GridCards } from './grid-cards.tsx'
import { GridTable } from './grid-table.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { useGrid } from './use-grid.ts'

/** Records as a spreadsheet, on a phone as cards. */
export const GridValue = ({ path, value, schema }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label } = useFieldText(path)
  const t = useTranslate()
  const rows = useMemo((): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []), [value])
  const grid = useGrid(editor, path, rows, Object.keys(schema?.items?.properties ?? {}))
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  return (
    <Section path={path}>
      {grid.notice !== undefined && (
        <Alert severity="warning" onClose={() => grid.setNotice(undefined)} sx={{ mb: 1 }}>
          {grid.notice}
        </Alert>
      )}
      <GridToolbar grid={grid} path={path} hasRowActions={!onPhone} />
      {onPhone ? (
        <GridCards grid={grid} path={path} />
      ) : (
        <GridTable grid={grid} path={path} label={t(label)} />
      )}
    </Section>
  )
}
