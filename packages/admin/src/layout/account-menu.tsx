import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import ProfileIcon from '@mui/icons-material/PersonOutlined'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { LinkBase, UserMenu, useUserMenu } from 'react-admin'
import { useLogoutWithNotice } from '../account/use-logout-with-notice.ts'

/** The username, and under it what a person may do with their account. */
export const AccountMenu = () => (
  <UserMenu>
    <ProfileItem />
    <LogoutItem />
  </UserMenu>
)

const ProfileItem = () => {
  const menu = useUserMenu()
  return (
    <MenuItem component={LinkBase} to="/profile" onClick={menu?.onClose}>
      <ListItemIcon>
        <ProfileIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Profile</ListItemText>
    </MenuItem>
  )
}

const LogoutItem = () => {
  const logout = useLogoutWithNotice()
  return (
    <MenuItem onClick={() => logout()}>
      <ListItemIcon>
        <LogoutIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>Logout</ListItemText>
    </MenuItem>
  )
}
