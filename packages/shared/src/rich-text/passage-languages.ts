/** The languages that a passage of a body may be marked as, by their subtags (BCP 47), as English names them. */
export const passageLanguages = {
  fil: 'Filipino',
  en: 'English',
  ceb: 'Cebuano',
  ilo: 'Ilocano',
  es: 'Spanish',
  la: 'Latin',
} as const
