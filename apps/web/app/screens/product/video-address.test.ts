import { expect, test } from 'vitest'
import { filmAddress, videoSource } from './video-address.ts'

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
  expect(videoSource(embed)).toEqual({ player: address })
})

test.each([
  [
    frame('https://www.youtube.com.evil.example/embed/abc'),
    'https://www.youtube.com.evil.example/embed/abc',
  ],
  [
    frame('https://films.example/www.youtube.com/embed/abc'),
    'https://films.example/www.youtube.com/embed/abc',
  ],
  [
    frame('https://www.youtube.com/redirect?q=https://evil.example'),
    'https://www.youtube.com/redirect?q=https://evil.example',
  ],
  [frame('https://www.youtube.com/embed/../redirect'), 'https://www.youtube.com/redirect'],
  ['https://films.example/embed/abc', 'https://films.example/embed/abc'],
  ['https://www.youtube.com/watch?v=abc', 'https://www.youtube.com/watch?v=abc'],
])('%s is not played, only linked to', (embed, address) => {
  expect(videoSource(embed)).toEqual({ link: address })
})

test.each([
  frame('http://www.youtube.com/embed/abc'),
  frame('https://user@films.example/embed/abc'),
  frame('https://www.youtube.com:word@films.example/embed/abc'),
  frame('javascript:alert(1)'),
  frame('data:text/html,x'),
  frame('https://'),
  frame('/products'),
  '<script>alert(1)</script>',
  '',
  null,
])('%s leads nowhere', (embed) => {
  expect(videoSource(embed)).toBeNull()
})

test('a film is played from https or from this origin only', () => {
  expect(filmAddress('https://cdn.example/a.mp4')).toBe('https://cdn.example/a.mp4')
  expect(filmAddress('/media/a.webm')).toBe('/media/a.webm')
  expect(filmAddress('//evil.example/a.mp4')).toBeNull()
  expect(filmAddress('http://cdn.example/a.mp4')).toBeNull()
  expect(filmAddress('javascript:alert(1)')).toBeNull()
})

test('a host that is named like a property of every object is no player', () => {
  const address = 'https://constructor/embed/x'
  expect(videoSource(address)).toEqual({ link: address })
})
