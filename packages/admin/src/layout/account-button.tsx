import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useGetIdentity } from 'react-admin'

const AccountMenu = lazy(() =>
  import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
)

/** The username, and behind it a menu. */
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
        sx={{ minHeight: 44, maxWidth: '14rem', '& > span:last-of-type': ellipsis }}
      >
        <span>{identity?.fullName}</span>
      </Button>
      {anchor && (
        <Suspense>
          <AccountMenu anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' }
