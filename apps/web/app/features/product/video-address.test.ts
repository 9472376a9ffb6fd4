import { expect, test } from 'vitest'
import { filmAddress, playerAddress } from './video-address.ts'

const frame = (src: string) => `<iframe width="560" src="${src}" allowfullscreen></iframe>`

test.each([
  [
    frame('https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1&amp;x=1'),
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  [frame('https://player.vimeo.com/video/123456'), 'https://player.vimeo.com/video/123456'],
  [
    frame('https://www.dailymotion.com/embed/video/x8abc'),
    'https://www.dailymotion.com/embed/video/x8abc',
  ],
  [frame('//www.youtube.com/embed/abc'), 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://www.youtube.com/embed/abc', 'https://www.youtube-nocookie.com/embed/abc'],
  [
    "<iframe src='https://youtube.com/embed/abc'></iframe>",
    'https://www.youtube-nocookie.com/embed/abc',
  ],
])('%s plays %s', (embed, address) => {
  expect(playerAddress(embed)).toBe(address)
})

test.each([
  frame('http://www.youtube.com/embed/abc'),
  frame('https://www.youtube.com.evil.example/embed/abc'),
  frame('https://evil.example/www.youtube.com/embed/abc'),
  frame('https://user@evil.example/embed/abc'),
  frame('javascript:alert(1)'),
  frame('data:text/html,x'),
  frame('https://www.youtube.com/redirect?q=https://evil.example'),
  frame('https://www.youtube.com/embed/../redirect'),
  '<script>alert(1)</script>',
  'https://evil.example/embed/abc',
  '',
  null,
])('%s plays nothing', (embed) => {
  expect(playerAddress(embed)).toBeNull()
})

test('a film is played from https or from this origin only', () => {
  expect(filmAddress('https://cdn.example/a.mp4')).toBe('https://cdn.example/a.mp4')
  expect(filmAddress('/media/a.mp4')).toBe('/media/a.mp4')
  expect(filmAddress('//evil.example/a.mp4')).toBeNull()
  expect(filmAddress('javascript:alert(1)')).toBeNull()
})
