import { Box } from '@mui/material'
import { Layout as AdminLayout, TitlePortal, type LayoutProps } from 'react-admin'
import { Header } from './header.tsx'
import { SidebarMenu } from './sidebar-menu.tsx'

/** Header, sidebar and the page with its title. */
export const Layout = ({ children }: LayoutProps) => (
  <AdminLayout appBar={Header} appBarAlwaysOn menu={SidebarMenu} sx={frame}>
    <Box sx={{ px: { xs: 1, md: 3 }, pt: { xs: 2, md: 3 }, pb: 6, maxWidth: '80rem', width: '100%' }}>
      <TitlePortal
        variant="h1"
        component="h1"
        sx={{ whiteSpace: 'normal', overflow: 'visible', minHeight: '2.1rem' }}
      />
      {children}
    </Box>
  </AdminLayout>
)

const frame = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, px: 0 },
  '& .RaSidebar-fixed': { borderRight: 1, borderColor: 'divider' },
}
