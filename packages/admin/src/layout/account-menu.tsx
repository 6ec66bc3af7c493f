import GuideIcon from '@mui/icons-material/MenuBookOutlined'
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined'
import LanguageIcon from '@mui/icons-material/Translate'
import LogoutIcon from '@mui/icons-material/LogoutOutlined'
import ProfileIcon from '@mui/icons-material/PersonOutlined'
import { Divider, ListItemIcon, Menu, MenuItem } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { useLogoutWithNotice } from '../account/use-logout-with-notice.ts'
import { useLanguageSwitch } from '@kampana/engine-admin/language/use-language-switch'
import { useOverlays } from './overlays.tsx'

/** Menu of the account, with the languages of the dashboard. */
export const AccountMenu = ({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) => {
  const logout = useLogoutWithNotice()
  const t = useTranslate()
  const { shortcuts } = useOverlays()
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      <MenuItem component={LinkBase} to="/profile" onClick={onClose}>
        <ListItemIcon>
          <ProfileIcon fontSize="small" />
        </ListItemIcon>
        {t('Profile')}
      </MenuItem>
      <MenuItem component={LinkBase} to="/guide" onClick={onClose}>
        <ListItemIcon>
          <GuideIcon fontSize="small" />
        </ListItemIcon>
        {t('Staff guide')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          shortcuts()
        }}
      >
        <ListItemIcon>
          <KeyboardIcon fontSize="small" />
        </ListItemIcon>
        {t('Keyboard shortcuts')}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose()
          void logout()
        }}
      >
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {t('Logout')}
      </MenuItem>
      <Divider />
      {useLanguageItems(onClose)}
    </Menu>
  )
}

/** A hook instead of a component, because MUI's `Menu` needs its items as direct children. */
const useLanguageItems = (onClose: () => void) => {
  const { languages, current, switchTo } = useLanguageSwitch()
  return languages.map(({ locale, name }) => (
    <MenuItem
      key={locale}
      role="menuitemradio"
      aria-checked={locale === current}
      selected={locale === current}
      lang={locale}
      onClick={() => {
        onClose()
        void switchTo(locale)
      }}
    >
      <ListItemIcon>{locale === current && <LanguageIcon fontSize="small" />}</ListItemIcon>
      {name}
    </MenuItem>
  ))
}
