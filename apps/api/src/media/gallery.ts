import { faceCount, objects } from './objects.ts'
import type { Paint } from './palette.ts'
import { isPaint } from './palette.ts'
import type { Ground, Scene, SceneItem } from './scene.ts'

/** `object-paint` words to things in a scene; an unknown word is a mistake in this file. */
const thing = (word: string): { object: string; paint: Paint } => {
  const [object = '', paint = ''] = word.split('-')
  if (!objects.has(object) || !isPaint(paint)) throw new Error(`no picture for "${word}"`)
  return { object, paint }
}

const tints = { soft: [0.955, 0.022], rich: [0.91, 0.04], deep: [0.4, 0.075] } as const

const ground = (hue: number, tint: keyof typeof tints, backdrop: Ground['backdrop']): Ground => {
  const [light, chroma] = tints[tint]
  return { hue, light, chroma, backdrop }
}

const single = (word: string, hue: number, size = 0.76): Scene => ({
  ratio: 1,
  ground: ground(hue, 'soft', 'plain'),
  items: [{ ...thing(word), x: 0.5, y: 0.5, size }],
})

const mark = (word: string, hue: number): Scene => ({
  ratio: 1,
  ground: ground(hue, 'deep', 'plain'),
  items: [{ ...thing(word), x: 0.5, y: 0.5, size: 0.62 }],
})

/** Up to four things in a row that overlaps a little, the first in front and largest. */
const row = (
  ratio: number,
  hue: number,
  words: string,
  tint: keyof typeof tints,
  centre = 0.5,
): Scene => {
  const steps = [
    { by: 0, size: 0.7, y: 0.54, turn: 0 },
    { by: -0.62, size: 0.54, y: 0.5, turn: -6 },
    { by: 0.62, size: 0.54, y: 0.5, turn: 6 },
    { by: 1.14, size: 0.4, y: 0.58, turn: 8 },
  ]
  const things = words.split(' ').map(thing)
  const four = things.length > 3
  const shift = four ? 0.26 : 0
  const items = things.map(({ object, paint }, index): SceneItem => {
    const { by, size, y, turn } = steps[index] ?? { by: 0, size: 0.5, y: 0.5, turn: 0 }
    const stands = objects.get(object)?.stands === true
    return {
      object,
      paint,
      x: (four ? 0.5 : centre) + (by - shift) / ratio,
      y,
      size,
      turn: stands ? 0 : turn,
    }
  })
  return { ratio, ground: ground(hue, tint, 'hills'), items: items.reverse() }
}

/** The things of a scene drawn to one side: the other is left for words. */
const besideWords = (scene: Scene, isMirrored: boolean): Scene => ({
  ...scene,
  items: scene.items.map((item) => {
    const x = 0.68 + (item.x - 0.5) * 0.6
    return { ...item, x: isMirrored ? 1 - x : x, size: item.size * 0.8 }
  }),
})

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

const categories = lines(`
  women dress-burgundy 18
  dresses dress-pink 18
  tops blouse-sage 5
  coats coat-camel 40
  swim-and-scarves scarf-red 30
  men shirt-navy 245
  t-shirts tshirt-skyblue 245
  shirts-and-ties shirt-skyblue 235
  jeans-and-shorts jeans-blue 255
  activewear tanktop-olive 130
  shoes sneaker-red 66
  sneakers sneaker-navy 66
  heels-and-sandals heel-red 20
  boots hikingboot-camel 60
  loafers-and-flats loafer-brown 70
  bags handbag-camel 50
  handbags handbag-burgundy 20
  purses-and-clutches purse-camel 50
  backpacks backpack-navy 255
  luggage suitcase-blue 245
  jewellery ring-own 300
  watches watch-black 280
  rings-and-gems ring-own 300
  bracelets-and-beads beads-gold 80
  eyewear sunglasses-black 260
  electronics headphones-black 258
  phones-and-tablets phone-black 258
  computers laptop-own 250
  audio-and-tv headphones-silver 275
  cameras-and-gaming camera-black 230
  home sofa-teal 88
  seating chair-camel 80
  bedroom-and-storage bed-teal 200
  lighting bulb-gold 92
  decor-and-plants plant-own 150
  kitchen teapot-red 38
  cookware fondue-red 30
  tableware bowl-skyblue 235
  coffee-and-tea cup-cream 60
  kitchen-tools timer-red 25
  beauty lipstick-red 355
  make-up lipstick-coral 10
  skincare lotion-pink 355
  hair-and-shaving comb-brown 60
  fragrance-and-bath perfume-pink 340
  sports basketball-orange 195
  ball-games football-own 215
  rackets-and-bats badminton-blue 230
  fitness-and-wheels skateboard-own 280
  camping-and-water tent-green 150
  toys teddy-camel 90
  soft-toys teddy-brown 80
  games-and-puzzles dice-own 270
  cars-and-trains train-own 20
  art-and-music guitar-red 30
  groceries avocado-own 130
  fruit strawberry-own 140
  vegetables carrot-own 120
  bakery-and-sweets croissant-own 70
  drinks-and-pantry honey-own 80`)

const shops = lines(`
  maison-linden dress-cream 12 dress-burgundy coat-camel handbag-brown
  northway-outfitters hikingboot-cream 160 tent-green backpack-olive hikingboot-camel
  atelier-noor handbag-cream 350 handbag-burgundy purse-black scarf-red
  tempo-and-co watch-silver 265 watch-black sunglasses-black ring-own
  voltside headphones-silver 255 headphones-black phone-blue camera-silver
  hearth-and-pine chair-cream 85 sofa-teal chair-camel plant-own candle-own
  copper-spoon teapot-cream 40 teapot-red fondue-cream pan-own
  bloom-botanica perfume-cream 345 perfume-pink lotion-pink rose-own
  fairplay-sports basketball-cream 205 basketball-orange football-own badminton-red
  little-comet rocket-cream 280 teddy-camel rocket-red train-own
  green-basket leaf-own 140 avocado-own strawberry-own bread-own orange-own
  stride-lab sneaker-white 25 sneaker-red sneaker-navy boot-black
  harbour-men shirt-cream 250 shirt-navy jeans-blue briefcase-brown
  paper-and-play palette-own 95 palette-own guitar-red books-own
  saffron-table bowl-cream 62 paella-own salt-own honey-own`)

/** Pictures that words stand beside, each for both directions of reading. */
const wide = lines(`
  b/1 2.4 48 coat-camel handbag-burgundy boot-brown scarf-mustard
  b/2 2.4 262 headphones-black phone-blue camera-silver gamepad-black
  b/3 2.4 92 sofa-teal plant-own mirror-gold candle-own
  b/4 2.4 140 strawberry-own avocado-own orange-own bread-own
  ad/1 2 352 perfume-pink lipstick-red rose-own
  ad/2 2 205 sneaker-red basketball-orange tennis-own`)

const sales = lines(`
  f/running 22 watch-black sneaker-red sunglasses-black
  f/incoming 285 gamepad-blue headphones-silver joystick-red`)

/** Posts of the journal, as wide as a card and an opening picture. */
const journal = lines(`
  wool-that-lasts-ten-winters 30 coat-camel scarf-red gloves-sage
  linen-creases-are-the-point 88 sunhat-own blouse-sage dress-pink
  one-bag-for-every-day 40 handbag-camel purse-burgundy shopper-olive
  trainers-and-how-long-they-live 20 sneaker-red sneaker-navy socks-mustard
  a-watch-is-a-small-machine 262 watch-black watch-rosegold glasses-brown
  five-lamps-one-room 80 oillamp-camel bulb-gold candle-own
  what-a-sofa-owes-you 190 sofa-teal plant-own chair-mustard
  plants-for-people-who-travel 145 plant-own cactus-own suitcase-orange
  the-bed-in-four-seasons 230 bed-teal alarm-red basket-cream
  a-hallway-in-an-afternoon 60 door-camel mirror-gold basket-mustard
  the-only-three-pans 28 pan-own fondue-red paella-own
  coffee-without-a-machine 50 cup-cream timer-red croissant-own
  pickles-without-a-recipe 120 jar-own carrot-own salt-own
  a-table-for-twelve 12 plate-own wineglass-own bouquet-own
  knives-that-cut 245 knife-own bread-own carrot-own
  headphones-and-glasses 258 headphones-black glasses-brown headphones-silver
  the-camera-in-your-drawer 215 camera-black filmcamera-silver picture-own
  a-desk-that-does-not-hurt 275 laptop-own mouse-silver keyboard-silver
  batteries-what-is-true 150 phone-black battery-green plug-white
  play-together-on-one-sofa 300 gamepad-blue joystick-red sofa-mustard
  a-first-tent 155 tent-orange hikingboot-camel compass-gold
  two-days-of-rain 235 umbrella-red backpack-navy hikingboot-brown
  a-bicycle-in-spring 130 bicycle-green tulips-own bicycle-orange
  sunday-football-in-any-field 140 football-own trophy-gold orange-own
  gifts-for-small-people 350 teddy-camel train-own balloon-red`)

const declared = new Map<string, Scene>([
  ...categories.map(([slug = '', word = '', hue]): [string, Scene] => [
    `c/${slug}`,
    single(word, Number(hue)),
  ]),
  ...shops.flatMap(([slug = '', word = '', hue, ...words]): [string, Scene][] => [
    [`s/${slug}`, mark(word, Number(hue))],
    [`sb/${slug}-1`, row(3.2, Number(hue), words.join(' '), 'rich')],
    [`sb/${slug}-2`, row(3.2, Number(hue) + 24, [...words].reverse().join(' '), 'soft')],
  ]),
  ...wide.flatMap(([key = '', ratio, hue, ...words]): [string, Scene][] => {
    const scene = row(Number(ratio), Number(hue), words.join(' '), 'rich')
    return [
      [key, besideWords(scene, false)],
      [`${key}-rtl`, besideWords(scene, true)],
    ]
  }),
  ...sales.map(([key = '', hue, ...words]): [string, Scene] => [
    key,
    row(2.4, Number(hue), words.join(' '), 'rich', 0.58),
  ]),
  ...journal.map(([slug = '', hue, ...words]): [string, Scene] => [
    `j/${slug}`,
    row(1.8, Number(hue), words.join(' '), 'rich'),
  ]),
  ...Array.from({ length: faceCount }, (_, index): [string, Scene] => [
    `u/${index + 1}`,
    {
      ratio: 1,
      ground: ground((index * 137.5) % 360, 'rich', 'plain'),
      items: [{ object: `face${index + 1}`, paint: 'own', x: 0.5, y: 0.56, size: 0.82 }],
    },
  ]),
])

/** Pictures other than products', by key. */
export const galleryScene = (key: string) => declared.get(key) ?? null
export const galleryKeys = () => [...declared.keys()]

/** Pictures that every first visit asks for. */
export const frontKeys = () =>
  [...declared.keys()].filter((key) => /^(b|ad|f|s)\//.test(key) || /^c\/[a-z]+$/.test(key))
