import { CssBaseline } from '@mui/material'
import { type ComponentType } from 'react'
import { AdminContext, CoreAdminUI, type AdminContextProps, type CoreAdminUIProps } from 'react-admin'
import { ChunkBoundary } from '../chunks/chunk-boundary.tsx'

type ContextProps =
  | 'authProvider'
  | 'dataProvider'
  | 'i18nProvider'
  | 'routerProvider'
  | 'queryClient'
  | 'store'
  | 'lightTheme'
  | 'darkTheme'

interface Props extends Required<Pick<AdminContextProps, ContextProps>>, CoreAdminUIProps {
  notification: ComponentType
}

/**
 * `Admin` with react-admin's props, built from `AdminContext` and `CoreAdminUI` as its documentation describes. react-admin's
 * component would also load the layout, login page and notifications that the app replaces
 * (docs/decisions/0011-react-admin.md).
 */
export const Admin = ({ notification: Notification, ...props }: Props) => (
  <AdminContext {...props}>
    <CssBaseline enableColorScheme />
    <ChunkBoundary>
      <CoreAdminUI {...props} />
    </ChunkBoundary>
    <Notification />
  </AdminContext>
)
