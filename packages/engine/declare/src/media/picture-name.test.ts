import { expect, test } from 'vitest'
import { guessDescription, isHeic } from './picture-name.ts'

test.each([
  'IMG_20261120_081522.jpg',
  'IMG 20261120 081522.jpg',
  'img-4021.JPEG',
  'DSC_0001.JPG',
  'DSCN1234.jpg',
  'Screenshot 2026-11-20 at 08.15.22.png',
  'Screenshot_20261120-081522.png',
  'WhatsApp Image 2026-11-20 at 8.15.22 AM.jpeg',
  'PXL_20261120_001522.jpg',
  'FB_IMG_1700000000000.jpg',
  '20261120_081522.jpg',
  '5f3c9a0be12d4477.png',
  'image.png',
  'Untitled (2).png',
  'received_1234567890.jpeg',
  'P1090234.JPG',
  'CIMG0012.JPG',
  'KakaoTalk_20261120_081522123.jpg',
  'DSC09876 (1).jpg',
  'DSCF1234-edited.jpg',
  '6f1e4c1a-3b7d-4a3e-9a55-0c3f0f1f2a3b.jpg',
  'IMG-20261120-WA0007.jpg',
  'photo_2026-11-20_08-15-22.jpg',
  'viber_image_2026-11-20_08-15-22-123.jpg',
  'mmexport1700000000000.jpg',
  'Screen Shot 2026-11-20 at 8.15.22 AM.png',
  'Copy of IMG_2034.jpg',
  'WIN_20261120_08_15_22_Pro.jpg',
  '123456789_987654321_1122334455_n.jpg',
  'A7_00123.jpg',
  'scan0001.jpg',
  'final2.jpg',
  'Larawan 3.png',
])('picture name: suggests no description for %s', (name) => {
  expect(guessDescription(name)).toBe('')
})

test.each([
  ['bell-tower_dawn.png', 'bell tower dawn'],
  ['Photographers of the choir.jpg', 'Photographers of the choir'],
  ['fiesta.png', 'fiesta'],
  ['Imgaard hall.webp', 'Imgaard hall'],
  ['Sister Fe’s students plant trees.jpg', 'Sister Fe’s students plant trees'],
  ['Niños at the Sinulog.jpg', 'Niños at the Sinulog'],
  ['Graduation mass 2026.jpg', 'Graduation mass 2026'],
  ['Scanning the library.png', 'Scanning the library'],
])('picture name: suggests a description for %s', (name, words) => {
  expect(guessDescription(name)).toBe(words)
})

test('picture name: recognizes an iPhone image by type, or by name if the browser knows no type', () => {
  expect(isHeic({ type: 'image/heic', name: 'a' })).toBe(true)
  expect(isHeic({ type: '', name: 'IMG_0001.HEIC' })).toBe(true)
  expect(isHeic({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false)
})
