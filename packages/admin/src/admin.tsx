import { CssBaseline } from '@mui/material'
import { type ComponentType } from 'react'
import { AdminContext, CoreAdminUI, type AdminContextProps, type CoreAdminUIProps } from 'react-admin'
import { ChunkBoundary } from './chunks/chunk-boundary.tsx'

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
 * react-admin's `Admin`, with the same props. Its own would fetch react-admin's layout, login page and notices with the
 * first page, only for the app to replace them; so this one puts `AdminContext` and `CoreAdminUI` together, as
 * react-admin's documentation describes (decision 0060).
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
