/** Announcements by others for which a college suspends or changes classes. */
export const announcementLabels = {
  'signal-1': 'Signal No. 1',
  'signal-2': 'Signal No. 2',
  'signal-3': 'Signal No. 3',
  'signal-4': 'Signal No. 4',
  'signal-5': 'Signal No. 5',
  'yellow-rainfall': 'Yellow rainfall warning',
  'orange-rainfall': 'Orange rainfall warning',
  'red-rainfall': 'Red rainfall warning',
  flood: 'Flood',
  heat: 'Extreme heat',
  earthquake: 'Earthquake',
  ashfall: 'Ashfall',
  'local-order': 'Order of the governor or mayor',
  'national-order': 'Order of Malacañang',
  utilities: 'No power or water',
  weather: 'Because of the weather',
  cleared: 'The weather has cleared',
} as const
export type Announcement = keyof typeof announcementLabels
