import type { SamplePicture } from './sample-update.ts'

/** The carousel of the sample college, from dawn to evening. */
export const sampleSlides: SamplePicture[] = [
  { file: 'bell-tower-dawn.svg', alt: 'The bell tower at dawn, its bell ringing over blue hills.' },
  { file: 'campus-morning.svg', alt: 'The arcades of the campus and its bell tower on a bright morning.' },
  { file: 'library-reading-room.svg', alt: 'A student reads in the library between high shelves.' },
  { file: 'graduation-caps.svg', alt: 'Graduates throw their caps into a golden sky.' },
]
