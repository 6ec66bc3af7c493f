import DefaultIcon from '@mui/icons-material/ArticleOutlined'
import UpdatesIcon from '@mui/icons-material/CampaignOutlined'
import LogsIcon from '@mui/icons-material/HistoryOutlined'
import LettersIcon from '@mui/icons-material/MailOutlined'
import PermissionsIcon from '@mui/icons-material/KeyOutlined'
import UsersIcon from '@mui/icons-material/PeopleOutlined'
import SlidesIcon from '@mui/icons-material/PhotoLibraryOutlined'
import RolesIcon from '@mui/icons-material/BadgeOutlined'
import type { ComponentType } from 'react'

const icons: Readonly<Record<string, ComponentType>> = {
  updates: UpdatesIcon,
  logs: LogsIcon,
  letters: LettersIcon,
  permissions: PermissionsIcon,
  users: UsersIcon,
  slides: SlidesIcon,
  roles: RolesIcon,
}

/** A resource's picture in menus. */
export const iconOf = (name: string) => {
  const Icon = icons[name] ?? DefaultIcon
  return <Icon />
}
