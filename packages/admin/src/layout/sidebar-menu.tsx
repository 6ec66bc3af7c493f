import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import { ListSubheader } from '@mui/material'
import { Menu, useCanAccessResources, useSidebarState } from 'react-admin'
import { iconOf } from '../resource/icon.tsx'

/** Resources that share a heading. All others stand by themselves, in the order of their declarations. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'User Management': ['permissions', 'roles', 'users'],
}

/** Home, and every list that the person may see. */
export const SidebarMenu = () => {
  const { canAccess = {} } = useCanAccessResources({
    action: 'list',
    resources: listed.map(({ name }) => name),
  })
  const visible = listed.filter(({ name }) => canAccess[name])
  const grouped = new Set(Object.values(groups).flat())
  return (
    <Menu sx={{ pt: 2 }}>
      <Menu.Item to="/" primaryText="Home" leftIcon={<HomeIcon />} />
      {Object.entries(groups).map(([label, names]) => (
        <Group key={label} label={label} members={visible.filter(({ name }) => names.includes(name))} />
      ))}
      {visible.filter(({ name }) => !grouped.has(name)).map(itemOf)}
    </Menu>
  )
}

const listed = (resources as readonly Resource[]).filter(({ actions }) => actions.includes('list'))

const Group = ({ label, members }: { label: string; members: readonly Resource[] }) => {
  const [open] = useSidebarState()
  if (members.length === 0) return null
  return (
    <>
      {open && <ListSubheader sx={heading}>{label}</ListSubheader>}
      {members.map(itemOf)}
    </>
  )
}

const itemOf = ({ name, label }: Resource) => (
  <Menu.Item key={name} to={`/${name}`} primaryText={label} leftIcon={iconOf(name)} />
)

const heading = {
  background: 'none',
  lineHeight: 1.2,
  pt: 2.5,
  pb: 1,
  fontSize: '.75rem',
  letterSpacing: '.04em',
}
