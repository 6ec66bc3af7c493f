import { expect, test } from 'vitest'
import { parseVideo, videoOrigins } from './video.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m30s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  ],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?dnt=1&h=abcdef1234'],
  [
    'https://web.facebook.com/sanisidro/videos/1234567890/?extid=x',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fsanisidro%2Fvideos%2F1234567890%2F&show_text=false',
  ],
  [
    'https://www.facebook.com/watch/?v=1234567890',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D1234567890&show_text=false',
  ],
  [
    'https://fb.watch/abCdEf12/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2FabCdEf12%2F&show_text=false',
  ],
])('video: plays %s on its own site', (address, frame) => {
  const video = parseVideo(address)
  expect(video?.frame).toBe(frame)
  expect(videoOrigins).toContain(new URL(frame).origin)
  // The stored address may be the copied one or ours.
  expect(parseVideo(video?.href ?? '')?.frame).toBe(frame)
})

test.each([
  'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
  'https://evil.test/?https://youtu.be/dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=<script>xx',
  'https://www.youtube.com/@sanisidro',
  'https://www.facebook.com/sanisidro',
  'https://www.facebook.com/watch/?v=1&x=../..',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'https://dailymotion.com/video/x8abcd',
  'not an address',
])('video: rejects %s', (address) => expect(parseVideo(address)).toBeNull())
