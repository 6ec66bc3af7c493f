/** Languages of a passage in a body by subtag (BCP 47), with their English names. */
export const passageLanguages = {
  fil: 'Filipino',
  en: 'English',
  ceb: 'Cebuano',
  ilo: 'Ilocano',
  es: 'Spanish',
  la: 'Latin',
} as const
