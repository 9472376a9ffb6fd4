import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMediaStore } from '../media/index.ts'
import { openPictureFolder } from './picture-folder.ts'
import { createPictures } from './pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  await mkdir(join(folder, 'pictures', '2017'), { recursive: true })
  await writeFile(join(folder, 'secret.png'), await png('#111111'))
  await writeFile(join(folder, 'pictures', 'red.png'), await png('#ff0000'))
  await writeFile(join(folder, 'pictures', '2017', 'red.png'), await png('#00ff00'))
  await writeFile(join(folder, 'pictures', 'text.png'), 'no picture')
  await writeFile(join(folder, 'pictures', 'half.png'), (await png('#0000ff')).subarray(0, 60))
  await symlink(join(folder, 'secret.png'), join(folder, 'pictures', 'link.png'))
})
afterEach(() => rm(folder, { recursive: true }))

const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()

const openPictures = async (isTrial = false, known = new Map<string, string>()) => {
  const media = createMediaStore({ dir: join(folder, 'media') })
  const find = await openPictureFolder(join(folder, 'pictures'))
  return {
    media,
    bring: createPictures({
      media,
      find,
      isInsideAllowed: false,
      isTrial,
      known: async () => known,
    }),
  }
}
const storedFiles = () => readdir(join(folder, 'media', 'goods')).catch(() => [])

test('a picture in the folder is drawn anew and kept once, whatever it is called', async () => {
  const { media, bring } = await openPictures()
  const address = 'https://old.example/wp-content/uploads/2017/red.png?x=1'
  const { settled, fresh } = await bring(['red.png', './red.png', address])
  expect(fresh).toHaveLength(2)
  expect(await storedFiles()).toHaveLength(2)
  expect(settled.get('red.png')).toEqual(settled.get('./red.png'))
  expect(settled.get(address)).not.toEqual(settled.get('red.png'))
  const [first] = fresh
  expect(first?.source).toMatch(/^sha256:[\da-f]{64}$/)
  expect(await media.hasPicture(first?.key.replace('.webp', '') ?? '')).toBe(true)
  expect((await bring(['red.png'])).fresh).toEqual([])
})

test('what was brought before is not drawn again, unless it is gone', async () => {
  const first = await (await openPictures()).bring(['red.png'])
  const known = new Map(first.fresh.map(({ source, key }) => [source, key]))
  expect((await (await openPictures(false, known)).bring(['red.png'])).fresh).toEqual([])
  await rm(join(folder, 'media'), { recursive: true })
  expect((await (await openPictures(false, known)).bring(['red.png'])).fresh).toHaveLength(1)
})

test.each([
  ['../secret.png', 'lies outside of the folder of pictures'],
  ['link.png', 'lies outside of the folder of pictures'],
  ['/etc/passwd', 'lies outside of the folder of pictures'],
  ['https://x.example/..%2fsecret.png', 'lies outside of the folder of pictures'],
  ['2017', 'is not in the folder of pictures'],
  ['none.png', 'is not in the folder of pictures'],
  ['text.png', 'is no JPG, PNG, GIF or WebP picture'],
  ['half.png', 'is no JPG, PNG, GIF or WebP picture'],
])('%s is refused', async (source, fault) => {
  const { bring } = await openPictures()
  expect((await bring([source])).settled.get(source)).toEqual({ fault })
  expect(await storedFiles()).toEqual([])
})

test('a trial looks at pictures and keeps none', async () => {
  const { bring } = await openPictures(true)
  const { settled, fresh } = await bring(['red.png', 'half.png'])
  expect(settled.get('red.png')).toHaveProperty('key')
  expect(settled.get('half.png')).toHaveProperty('fault')
  expect(fresh).toHaveLength(1)
  expect(await storedFiles()).toEqual([])
})

test('a folder that is none is said', async () => {
  await expect(openPictureFolder(join(folder, 'none'))).rejects.toThrow('There is no folder')
  await expect(openPictureFolder(join(folder, 'secret.png'))).rejects.toThrow('is no folder')
})

test('without a folder only addresses are pictures', async () => {
  const media = createMediaStore({ dir: join(folder, 'media') })
  const known = async () => new Map<string, string>()
  const bring = createPictures({ media, find: null, isInsideAllowed: false, isTrial: false, known })
  const { settled } = await bring(['red.png', 'http://127.0.0.1/red.png'])
  expect(settled.get('red.png')).toEqual({ fault: expect.stringContaining('--pictures') })
  expect(settled.get('http://127.0.0.1/red.png')).toEqual({
    fault: expect.stringContaining('of this machine'),
  })
})
