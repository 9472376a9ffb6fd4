import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { meant, type Reach } from '../.storybook/visual/approve.ts'
import { lookAlikes, missingPictures, stalePictures } from '../.storybook/visual/approved.ts'
import { inNoStory, storiesTouched } from '../.storybook/visual/changed.ts'
import type { Finding } from '../.storybook/visual/findings.ts'
import { lockFolder } from '../.storybook/visual/lock.ts'
import { modesFor } from '../.storybook/visual/modes.ts'
import { cut, difference, type Pixels } from '../.storybook/visual/picture.ts'
import { fingerprint } from '../.storybook/visual/store.ts'
import type { Story } from '../.storybook/visual/stories.ts'

const importers = new Map([
  ['packages/ui/src/button/button.tsx', ['packages/ui/src/button/index.ts']],
  [
    'packages/ui/src/button/index.ts',
    ['packages/ui/src/button/button.stories.tsx', 'apps/web/app/parts/pay.tsx'],
  ],
  [
    'apps/web/app/parts/pay.tsx',
    ['apps/web/app/parts/pay.stories.tsx', 'apps/web/app/pay-too.tsx'],
  ],
  ['apps/web/app/pay-too.tsx', ['apps/web/app/parts/pay.tsx']],
  ['apps/web/app/words.json', ['.storybook/locales.ts']],
  ['.storybook/locales.ts', ['.storybook/preview.tsx']],
])

test('a change touches the stories of whatever imports it, through circles of imports', () => {
  expect(storiesTouched(['packages/ui/src/button/button.tsx'], importers)).toEqual(
    new Set(['packages/ui/src/button/button.stories.tsx', 'apps/web/app/parts/pay.stories.tsx']),
  )
  expect(storiesTouched(['apps/web/app/parts/pay.stories.tsx'], importers)).toEqual(
    new Set(['apps/web/app/parts/pay.stories.tsx']),
  )
  expect(storiesTouched(['README.md', 'apps/api/src/app.ts'], importers)).toEqual(new Set())
})

test('what draws something and is in no story is named', () => {
  const files = ['apps/web/app/parts/lone.tsx', 'apps/web/app/parts/pay.tsx', 'apps/web/app/a.ts']
  expect(inNoStory(files, importers)).toEqual(['apps/web/app/parts/lone.tsx'])
})

test.each([
  'apps/web/app/words.json',
  'packages/ui/src/theme.css',
  'package-lock.json',
  '.storybook/visual/modes.ts',
])('a change of %s can be seen in every story', (file) => {
  expect(storiesTouched([file], importers)).toBe('all')
})

const story = (name: string, more: Partial<Story> = {}): Story => {
  const about = { title: 'Forms/Field', tags: [], globals: {} }
  return {
    ...about,
    id: `forms-field--${name}`,
    name,
    file: 'field.stories.tsx',
    allowance: {},
    modes: modesFor({ ...about, ...more }),
    ...more,
  }
}
const approvedAs = (stories: readonly Story[], prints: readonly string[]) =>
  new Map(
    stories.flatMap(({ id, modes }, at) =>
      modes.map(({ name }) => [`${id}/${name}`, prints[at] ?? ''] as const),
    ),
  )

test('a story that looks as another one of its file is named, unless it says why', () => {
  const both = [story('default'), story('failed')]
  expect(lookAlikes(both, approvedAs(both, ['a', 'b']))).toEqual([])
  expect(lookAlikes(both, approvedAs(both, ['a', 'a']))).toEqual([
    expect.stringMatching(/field\.stories\.tsx, failed: looks as default does/),
  ])
  const said = [story('default'), story('heard', { allowance: { reason: 'It is heard.' } })]
  expect(lookAlikes(said, approvedAs(said, ['a', 'a']))).toEqual([])
  const elsewhere = [story('default'), story('failed', { file: 'another.stories.tsx' })]
  expect(lookAlikes(elsewhere, approvedAs(elsewhere, ['a', 'a']))).toEqual([])
  const arabic = [story('default'), story('arabic', { globals: { locale: 'ar' } })]
  expect(lookAlikes(arabic, approvedAs(arabic, ['a', 'a']))).toEqual([])
})

test('pictures that lack and pictures of stories that are gone are named', () => {
  const both = [story('default'), story('failed')]
  const [first] = both
  const approved = approvedAs(both.slice(0, 1), ['a'])
  expect(missingPictures(both, approved)).toHaveLength(first?.modes.length ?? 0)
  expect(stalePictures(both.slice(1), approved)).toEqual([...approved.keys()])
})

/** A white picture with one dark pixel. */
function pixels(width: number, height: number, dark?: { x: number; y: number }): Pixels {
  const data = Buffer.alloc(width * height * 3, 255)
  if (dark) data.fill(0, (dark.y * width + dark.x) * 3, (dark.y * width + dark.x) * 3 + 3)
  return { data, width, height }
}

test('a fingerprint is of every pixel and of the size', () => {
  expect(fingerprint(pixels(4, 3))).toBe(fingerprint(pixels(4, 3)))
  expect(fingerprint(pixels(4, 3, { x: 3, y: 2 }))).not.toBe(fingerprint(pixels(4, 3)))
  expect(fingerprint(pixels(3, 4))).not.toBe(fingerprint(pixels(4, 3)))
})

test('a difference says how many pixels changed and where', () => {
  const { count, boxes } = difference(pixels(9, 9, { x: 2, y: 3 }), pixels(9, 9, { x: 5, y: 7 }))
  expect(count).toBe(2)
  expect(boxes).toEqual([{ x: 2, y: 3, width: 4, height: 5 }])
  const longer = difference(pixels(9, 9), pixels(9, 11))
  expect(longer.boxes).toEqual([{ x: 0, y: 9, width: 9, height: 2 }])
  expect(longer.boxes.map((box) => cut(pixels(9, 9), box).height)).toEqual([0])
  const far = difference(pixels(9, 400, { x: 2, y: 3 }), pixels(9, 400, { x: 5, y: 390 }))
  expect(far.boxes).toEqual([
    { x: 2, y: 3, width: 1, height: 1 },
    { x: 5, y: 390, width: 1, height: 1 },
  ])
  expect(cut(pixels(9, 9, { x: 8, y: 8 }), { x: 8, y: 8, width: 4, height: 4 }).data).toEqual(
    Buffer.from([0, 0, 0]),
  )
})

test('two stories that look the same are kept as one picture, even at the same moment', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  vi.stubEnv('VISUAL_STORE', folder)
  vi.resetModules()
  const { storePicture } = await import('../.storybook/visual/store.ts')
  await Promise.all(Array.from({ length: 4 }, () => storePicture(pixels(4, 3))))
  expect(readdirSync(folder)).toEqual([`${fingerprint(pixels(4, 3))}.webp`])
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a folder is for one run at a time, and what an ended one has left keeps nobody out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visual-'))
  writeFileSync(join(folder, 'lock'), '999999999')
  lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(String(process.pid))
})

test('a picture is approved by its name alone, by what changed alike, or by words', () => {
  const finding = (story: string, mode: string, sort?: string): Finding => ({
    kind: 'changed',
    story: `screens-checkout--${story}`,
    title: `Screens/Checkout / ${story}`,
    file: 'checkout.stories.tsx',
    globals: '',
    mode,
    what: '',
    ...(sort && { sort }),
  })
  const coupon = finding('coupon', 'ltr-light-360', 'a')
  const other = finding('coupon', 'rtl-light-360', 'a')
  const typed = finding('coupon-typed', 'ltr-light-360', 'b')
  const all = [coupon, other, typed]
  const chosen = (words: string[], reach: Reach = {}) => [...meant(all, words, reach)]
  expect(chosen(['screens-checkout--coupon/ltr-light-360'])).toEqual([coupon])
  expect(chosen(['screens-checkout--coupon/ltr-light-360'], { same: true })).toEqual([
    coupon,
    other,
  ])
  expect(chosen(['coupon', 'ltr'])).toEqual([coupon, typed])
  expect(chosen(['Screens/Checkout', 'rtl'])).toEqual([other])
  expect(chosen([])).toEqual(all)
  const lacking = { ...coupon, kind: 'new' as const }
  expect([...meant([...all, lacking], ['coupon'], { new: true })]).toEqual([lacking])
})

test("a component's own changes are those that no other component has", () => {
  const finding = (component: string, story: string, sort: string): Finding => ({
    kind: 'changed',
    story: `${component.toLowerCase()}--${story}`,
    title: `${component} / ${story}`,
    file: 'one.stories.tsx',
    globals: '',
    mode: 'ltr-light-360',
    what: '',
    sort,
  })
  const shared = finding('Checkout', 'default', 'a')
  const own = finding('Checkout', 'coupon', 'b')
  const all = [shared, own, finding('Cart', 'default', 'a')]
  expect([...meant(all, ['checkout--'], { own: true })]).toEqual([own])
  expect([...meant(all, ['checkout--'])]).toEqual([shared, own])
})
