import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useYamlForm } from '../../data-editor/form-context.ts'
import type { YamlEdit } from '../../yaml/yaml-edit.ts'
import { AddressField } from './address-field.tsx'
import type { MenuRow } from './menu-tree.ts'

/** The title, address and state of an entry. */
export const EntryFields = ({ row }: { row: MenuRow }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const { entry, address } = row
  const isPage = address !== undefined
  const isBuiltIn = entry['live'] === true
  return (
    <>
      <EntryText row={row} name="title" label={t('Title')} needed={t('A title is needed.')} />
      {isPage && <AddressField key={address} row={row} isFixed={isBuiltIn} />}
      {entry['href'] !== undefined && (
        <EntryText
          row={row}
          name="href"
          label={t('Address of the other website')}
          needed={t('An address such as https://example.com/.')}
        />
      )}
      {isPage && <EntryText row={row} name="standing" label={t('Line under the title')} />}
      {isPage && (
        <TextField
          select
          size="small"
          label={t('State')}
          value={stateOf(entry)}
          disabled={editor.isReadOnly}
          onChange={({ target }) => editor.change(...stateEdits(row, target.value))}
        >
          <MenuItem value="written">{isBuiltIn ? t('Made by the product') : t('Written')}</MenuItem>
          {!isBuiltIn && <MenuItem value="placeholder">{t('Not written yet')}</MenuItem>}
          <MenuItem value="hidden">{t('Hidden')}</MenuItem>
        </TextField>
      )}
      {isPage && !isBuiltIn && (
        <EntryText row={row} name="until" label={t('Last day on which it is shown')} type="date" />
      )}
    </>
  )
}

interface EntryTextProps {
  row: MenuRow
  name: string
  label: string
  /** What is said when it is empty; without it the key goes. */
  needed?: string
  type?: string
}

const EntryText = ({ row: { entry, path }, name, label, needed, type }: EntryTextProps) => {
  const { editor } = useYamlForm()
  const value = String(entry[name] ?? '')
  const isMissing = needed !== undefined && value.trim() === ''
  const place = [...path, name]
  const write = (text: string) => {
    if (text === '' && needed === undefined)
      return entry[name] !== undefined && editor.change({ type: 'delete', path: place })
    return editor.change({ type: 'set', path: place, value: text })
  }
  return (
    <TextField
      size="small"
      margin="none"
      label={label}
      value={value}
      {...(type !== undefined && { type, slotProps: { inputLabel: { shrink: true } } })}
      disabled={editor.isReadOnly}
      error={isMissing}
      helperText={isMissing && needed}
      onChange={({ target }) => write(target.value)}
    />
  )
}

const states = ['placeholder', 'hidden']

const stateOf = (entry: MenuRow['entry']): string =>
  states.find((state) => entry[state] === true) ?? 'written'

const stateEdits = ({ entry, path }: MenuRow, state: string): YamlEdit[] => {
  const gone = states.filter((key) => key !== state && entry[key] !== undefined)
  const edits = gone.map((key): YamlEdit => ({ type: 'delete', path: [...path, key] }))
  return states.includes(state) ? [...edits, { type: 'set', path: [...path, state], value: true }] : edits
}
