import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'

const AccountMenu = lazyComponent(() => import('./account-menu.tsx'), 'AccountMenu', { overlay: true })

/** Button with the username that opens the account menu. */
export const AccountButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { identity } = useGetIdentity()
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={button}
      >
        <Box component="span" sx={name}>
          {identity?.fullName}
        </Box>
      </Button>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

const button = {
  minHeight: 44,
  minWidth: 44,
  maxWidth: '14rem',
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
}
/** Phones show only the icon. The text remains the button's accessible name. */
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
}
