/** Icons of resources in menus. */
export const icons = [
  'backpack',
  'badge',
  'book',
  'bubble',
  'briefcase',
  'building',
  'calendar',
  'document',
  'envelope',
  'history',
  'invitation',
  'key',
  'megaphone',
  'people',
  'pictures',
  'signpost',
  'slides',
  'star',
  'umbrella',
  'web',
] as const
export type Icon = (typeof icons)[number]
