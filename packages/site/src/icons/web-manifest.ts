import type { College } from '../content/college.ts'

/** Web app manifest. Phones use it to install the site on a home screen (https://www.w3.org/TR/appmanifest/). */
export const createWebManifest = ({ name, shortName, description, language, ground }: College) => ({
  id: '/',
  name,
  short_name: shortName,
  description,
  lang: language,
  start_url: '/',
  scope: '/',
  // Keeps the address bar, so that people can check whose page they read.
  display: 'minimal-ui',
  theme_color: ground.light,
  background_color: ground.light,
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
