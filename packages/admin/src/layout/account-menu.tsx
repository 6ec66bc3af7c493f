import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import ProfileIcon from '@mui/icons-material/PersonOutlined'
import { ListItemIcon, Menu, MenuItem } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useLogoutWithNotice } from '../account/use-logout-with-notice.ts'

/** What people may do with their account. */
export const AccountMenu = ({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) => {
  const logout = useLogoutWithNotice()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={LinkBase} to="/profile" onClick={onClose}>
        <ListItemIcon>
          <ProfileIcon fontSize="small" />
        </ListItemIcon>
        Profile
      </MenuItem>
      <MenuItem onClick={() => logout()}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        Logout
      </MenuItem>
    </Menu>
  )
}
