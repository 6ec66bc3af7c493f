import type { Level } from '@kampana/engine-declare/custom-action'
import {
  heldLevel,
  offeredLevels,
  permissionsUpTo,
  type PermissionGroup,
} from '@kampana/shared/permission-levels'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Box, Button, MenuItem, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Permission } from '../permission-groups.ts'
import { levelLabels } from './level-labels.ts'
import { mayGrant } from './may-grant.ts'
import { PermissionBoxes, type PermissionSelection } from './permission-boxes.tsx'

interface Props extends PermissionSelection {
  group: PermissionGroup
  permissions: readonly Permission[]
}

/** Select for a role's level of access to one resource, with expandable checkboxes for its permissions. */
export const LevelSelect = ({ group, permissions, ...choice }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { chosen, change, disabled } = choice
  const label = t(group.label)
  const level = heldLevel(group, namesOf(permissions.filter((each) => chosen.has(each.id))))
  const setLevel = (next: string) => {
    const names = new Set(next === 'none' ? [] : permissionsUpTo(group, next as Level))
    const isIn = ({ name = '' }: Permission) => names.has(name)
    change({
      add: idsOf(permissions.filter(isIn)),
      remove: idsOf(permissions.filter((each) => !isIn(each) && mayGrant(each.name))),
    })
  }
  return (
    <Box sx={row}>
      <TextField
        select
        size="small"
        label={label}
        value={level}
        disabled={disabled}
        onChange={({ target }) => setLevel(target.value)}
      >
        <MenuItem value="none">{t(levelLabels.none)}</MenuItem>
        {offeredLevels(group).map((offered) => (
          <MenuItem
            key={offered}
            value={offered}
            disabled={!permissionsUpTo(group, offered).every((name) => mayGrant(name))}
          >
            {t(levelLabels[offered])}
          </MenuItem>
        ))}
        {level === 'mixed' && (
          <MenuItem value="mixed" disabled>
            {t(levelLabels.mixed)}
          </MenuItem>
        )}
      </TextField>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('Single permissions of %{what}', { what: label })}
        endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setOpen(!open)}
      >
        {t('Single permissions')}
      </Button>
      <Box id={id} component="fieldset" aria-label={label} sx={open ? boxes : { display: 'none' }}>
        {open && <PermissionBoxes permissions={permissions} {...choice} />}
      </Box>
    </Box>
  )
}

const namesOf = (permissions: readonly Permission[]) => new Set(permissions.map(({ name = '' }) => name))
const idsOf = (permissions: readonly Permission[]) => permissions.map(({ id }) => id)

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 22rem) auto 1fr' },
  alignItems: 'center',
  justifyItems: 'start',
  columnGap: 1,
  mt: 2,
  '& > .MuiTextField-root': { width: '100%' },
}
const boxes = {
  gridColumn: '1 / -1',
  display: 'grid',
  width: '100%',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  m: 0,
  p: 0,
  pl: 1.5,
  border: 0,
}
