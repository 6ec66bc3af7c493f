import type { FrameCollege } from '@kampana/shared/college/frame-fields'

/** Web app manifest. Phones use it to install the site on a home screen (https://www.w3.org/TR/appmanifest/). */
export const createWebManifest = ({
  name,
  short_name,
  description,
  language,
  colours_light_paper: paper,
}: FrameCollege) => ({
  id: '/',
  name,
  short_name,
  description,
  lang: language,
  start_url: '/',
  scope: '/',
  // Keeps the address bar, so that people can check whose page they read.
  display: 'minimal-ui',
  theme_color: paper,
  background_color: paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Class status', url: '/class-status' },
    { name: 'Calendar', url: '/updates/calendar' },
    { name: 'Contact us', url: '/contact-us' },
  ],
})
