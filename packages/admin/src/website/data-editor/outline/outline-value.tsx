import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import { EntryButtons } from '../entry-buttons.tsx'
import { useYamlForm, type ValueProps } from '../form-context.ts'
import {
  dropLine,
  flattenOutline,
  indentBranch,
  moveBranch,
  outdentBranch,
  type OutlineLine,
} from './outline.ts'
import { Section } from '../section.tsx'
import { SortableEntry, SortableList } from '../../../crud/kinds/rows/sortable/sortable-list.tsx'
import { PlainText } from '../scalar/text-value.tsx'
import type { YamlEdit } from '../../yaml/yaml-edit.ts'

/** Lines under lines, such as offices. Tab puts a line under the one above it, Shift and Tab takes it out, Alt and the arrows move it. */
export const OutlineValue = ({ path, value }: ValueProps) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const box = useRef<HTMLUListElement>(null)
  const branches: unknown[] = Array.isArray(value) ? value : []
  const lines = flattenOutline(value, path)
  /** Edits, and puts the focus into the line that is `at` afterwards. */
  const apply = (edits: readonly YamlEdit[], at: number) => {
    if (edits.length === 0 || editor.isReadOnly) return
    editor.change(...edits)
    setTimeout(() => box.current?.querySelectorAll<HTMLElement>(titleField)[at]?.focus())
  }
  return (
    <Section path={path}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t(
          'Tab puts a line under the one above it, Shift and Tab takes it out, Alt and the arrows move it, Enter adds one.',
        )}
      </Typography>
      <SortableList
        ref={box}
        count={lines.length}
        isReadOnly={editor.isReadOnly}
        onMove={(from, to) => apply(dropLine(editor.value, lines, from, to), to)}
      >
        {lines.map((line, n) => (
          <OutlineRow
            key={line.path.join('.')}
            at={n}
            line={line}
            onKeyDown={(event) => {
              const edits = editsFor(event, line)
              if (!edits) return
              event.preventDefault()
              apply(edits, n + (event.key === 'Enter' ? 1 : 0))
            }}
          />
        ))}
      </SortableList>
      {!editor.isReadOnly && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          onClick={() =>
            apply([{ type: 'insert', path, index: branches.length, value: { title: '' } }], lines.length)
          }
        >
          {t('Add a line')}
        </Button>
      )}
    </Section>
  )
}

const titleField = '[data-title] :is(input, textarea:not([aria-hidden]))'

const OutlineRow = ({
  at,
  line,
  onKeyDown,
}: {
  /** Its place among all lines. */
  at: number
  line: OutlineLine
  onKeyDown: (event: KeyboardEvent) => void
}) => {
  const t = useTranslate()
  const { path, branch, depth, index, count } = line
  return (
    <SortableEntry index={at} sx={row(depth)}>
      <Box data-title>
        <PlainText
          path={[...path, 'title']}
          value={branch['title']}
          label={t('Title')}
          onKeyDown={onKeyDown}
        />
      </Box>
      <PlainText path={[...path, 'name']} value={branch['name']} label={t('Name')} isOptional />
      <EntryButtons path={path} name={String(branch['title'])} index={index} count={count} />
    </SortableEntry>
  )
}

const editsFor = (event: KeyboardEvent, line: OutlineLine): YamlEdit[] | undefined => {
  if (event.key === 'Tab') {
    const edits = event.shiftKey ? outdentBranch(line) : indentBranch(line)
    return edits.length > 0 ? edits : undefined
  }
  if (event.altKey && event.key === 'ArrowUp') return moveBranch(line, -1)
  if (event.altKey && event.key === 'ArrowDown') return moveBranch(line, 1)
  if (event.key === 'Enter' && !event.shiftKey)
    return [{ type: 'insert', path: line.path.slice(0, -1), index: line.index + 1, value: { title: '' } }]
  return undefined
}

const row = (depth: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  gap: 1,
  pl: { xs: depth * 1.5, sm: depth * 3 },
  alignItems: 'start',
})
