import type { Paint, PaintName } from './palette.ts'
import type { TintMode } from './tint.ts'

/** Colours that one kind of thing is sold in. */
const ranges = {
  garment: [
    'black',
    'white',
    'navy',
    'beige',
    'burgundy',
    'olive',
    'skyblue',
    'pink',
    'red',
    'sage',
    'mustard',
  ],
  denim: ['blue', 'navy', 'black', 'grey', 'cream'],
  leather: ['black', 'brown', 'camel', 'burgundy', 'navy', 'cream'],
  sneaker: ['white', 'black', 'red', 'navy', 'sage', 'skyblue', 'pink'],
  metal: ['silver', 'gold', 'rosegold', 'black'],
  tech: ['black', 'silver', 'white', 'blue', 'rosegold'],
  home: ['cream', 'camel', 'charcoal', 'sage', 'teal', 'mustard', 'blush'],
  kitchen: ['red', 'cream', 'black', 'sage', 'skyblue'],
  sport: ['red', 'blue', 'green', 'black', 'orange'],
  makeup: ['red', 'coral', 'pink', 'burgundy', 'rosegold'],
  soft: ['cream', 'camel', 'brown', 'pink', 'skyblue', 'grey'],
  frame: ['black', 'brown', 'navy', 'burgundy', 'rosegold'],
  jewel: ['blue', 'red', 'green', 'purple', 'pink'],
  own: [],
} as const satisfies Record<string, readonly PaintName[]>
type Range = keyof typeof ranges

/** Families share a ground hue, so a category's pictures belong together. */
export const families = {
  women: 18,
  men: 245,
  shoes: 66,
  bags: 50,
  jewellery: 300,
  electronics: 258,
  home: 88,
  kitchen: 38,
  beauty: 355,
  sports: 195,
  toys: 100,
  groceries: 135,
} as const satisfies Record<string, number>
type Family = keyof typeof families

export type MediaObject = {
  emoji: string
  mode: TintMode
  colours: readonly PaintName[]
  family: Family
  /** Stands on the ground (contact shadow) or lies flat (soft drop shadow). */
  stands: boolean
}

const rows = {
  women: `dress 👗 main garment flat, kimono 👘 main garment flat, sari 🥻 main garment flat,
    blouse 👚 main garment flat, coat 🧥 main garment flat, swimsuit 🩱 main garment flat,
    bikini 👙 main garment flat, scarf 🧣 main garment flat, gloves 🧤 main garment flat,
    sunhat 👒 none own stand`,
  men: `tshirt 👕 main garment flat, tanktop 🎽 main garment flat, shirt 👔 main garment flat,
    jeans 👖 main denim flat, shorts 🩳 main garment flat, socks 🧦 main garment flat,
    robe 🥋 all garment flat, cap 🧢 main garment stand, tophat 🎩 all leather stand,
    vest 🦺 main sport flat`,
  shoes: `sneaker 👟 all sneaker flat, heel 👠 main garment stand, sandal 👡 main garment stand,
    boot 👢 main leather stand, hikingboot 🥾 main leather stand, loafer 👞 main leather stand,
    flat 🥿 main garment stand, ballet 🩰 main garment flat, flipflop 🩴 main sport flat,
    rollerskate 🛼 main sport stand`,
  bags: `handbag 👜 main leather stand, clutch 👝 main leather stand, purse 👛 main leather stand,
    backpack 🎒 main garment stand, suitcase 🧳 main sport stand, briefcase 💼 main leather stand,
    shopper 🛍 main garment stand, umbrella ☂ main garment flat, closedumbrella 🌂 main garment flat`,
  jewellery: `watch ⌚ main tech flat, ring 💍 none own stand, gem 💎 main jewel stand,
    beads 📿 main metal flat, sunglasses 🕶 main frame flat, glasses 👓 main frame flat,
    goggles 🥽 main sport flat, crown 👑 main metal stand`,
  electronics: `phone 📱 main tech stand, laptop 💻 none own stand, desktop 🖥 none own stand,
    keyboard ⌨ all tech flat, mouse 🖱 all tech flat, printer 🖨 main tech stand,
    headphones 🎧 all tech flat, microphone 🎙 all tech stand, radio 📻 all kitchen stand,
    television 📺 none own stand, camera 📷 all tech stand, flashcamera 📸 all tech stand,
    camcorder 📹 all tech stand, gamepad 🎮 main tech flat, joystick 🕹 main sport stand,
    telescope 🔭 main tech stand, battery 🔋 main sport stand, plug 🔌 all tech stand,
    mic 🎤 all tech flat, filmcamera 🎥 main tech stand`,
  home: `chair 🪑 main home stand, sofa 🛋 main home stand, bed 🛏 main home stand,
    door 🚪 main home stand, mirror 🪞 main metal stand, picture 🖼 none own stand,
    vase 🏺 main home stand, plant 🪴 none own stand, basket 🧺 main home stand,
    bulb 💡 main metal stand, torch 🔦 all tech flat, candle 🕯 none own stand,
    oillamp 🪔 main home stand, alarm ⏰ main sport stand, mantelclock 🕰 main leather stand,
    bucket 🪣 main sport stand, broom 🧹 none own flat, cactus 🌵 none own stand,
    tulips 🌷 none own stand, bouquet 💐 none own stand, ladder 🪜 main leather stand,
    yarn 🧶 main garment stand, thread 🧵 main garment stand, toolbox 🧰 main sport stand,
    hammer 🔨 none own flat, wrench 🔧 none own flat`,
  kitchen: `pan 🍳 none own flat, paella 🥘 none own flat, stew 🍲 none own stand,
    fondue 🫕 main kitchen stand, bowl 🥣 main kitchen stand, spoon 🥄 all metal flat,
    cutlery 🍴 all metal flat, plate 🍽 none own flat, chopsticks 🥢 main kitchen flat,
    cup ☕ all kitchen stand, teacup 🍵 none own stand, teapot 🫖 main kitchen stand,
    mate 🧉 none own stand, knife 🔪 none own flat, timer ⏲ main kitchen stand,
    jar 🫙 none own stand, salt 🧂 none own stand, glass 🥛 none own stand,
    wineglass 🍷 none own stand, sake 🍶 all kitchen stand, bento 🍱 none own flat,
    ice 🧊 none own stand, tumbler 🥤 main kitchen stand`,
  beauty: `lipstick 💄 main makeup stand, nailpolish 💅 none own flat, lotion 🧴 main soft stand,
    soap 🧼 main soft stand, comb 🪮 main leather flat, razor 🪒 main sport flat,
    sponge 🧽 main sport stand, toothbrush 🪥 main sport flat, bathtub 🛁 none own stand,
    shower 🚿 none own flat, bubbles 🫧 none own flat, rose 🌹 none own flat,
    blossom 🌸 none own flat, hyacinth 🪻 none own flat, hibiscus 🌺 main makeup flat,
    fan 🪭 main makeup flat, bow 🎀 main makeup flat, leaf 🍃 none own flat,
    jarcream 🫙 all soft stand, perfume drawn main makeup stand`,
  sports: `football ⚽ none own stand, basketball 🏀 main sport stand, volleyball 🏐 none own stand,
    rugbyball 🏈 main sport flat, baseball ⚾ none own stand, tennis 🎾 none own flat,
    badminton 🏸 main sport flat, pingpong 🏓 main sport flat, cricket 🏏 none own flat,
    hockey 🏑 none own flat, icehockey 🏒 none own flat, lacrosse 🥍 none own flat,
    boxing 🥊 main sport stand, skateboard 🛹 none own flat, iceskate ⛸ none own stand,
    scooter 🛴 main sport stand, bicycle 🚲 main sport stand, tent ⛺ main sport stand,
    mask 🤿 main sport flat, fishing 🎣 none own flat, bowling 🎳 none own stand,
    archery 🏹 none own flat, trophy 🏆 main metal stand, frisbee 🥏 main sport flat,
    goal 🥅 none own stand, ski 🎿 main sport stand, camping 🏕 none own stand,
    compass 🧭 main metal flat, softball 🥎 none own stand`,
  toys: `teddy 🧸 main soft stand, doll 🪆 main makeup stand, dinosaur 🦖 main sport stand,
    sauropod 🦕 main sport stand, puzzle 🧩 main sport flat, dice 🎲 none own stand,
    darts 🎯 none own stand, yoyo 🪀 main sport flat, kite 🪁 none own flat,
    pinata 🪅 none own stand, train 🚂 none own stand, car 🚗 main sport stand,
    suv 🚙 main sport stand, fireengine 🚒 none own stand, helicopter 🚁 main sport flat,
    rocket 🚀 main sport flat, racecar 🏎 main sport stand, tractor 🚜 main sport stand,
    palette 🎨 none own flat, crayon 🖍 main sport flat, brush 🖌 none own flat,
    guitar 🎸 main sport flat, keys 🎹 none own flat, drum 🥁 main sport stand,
    trumpet 🎺 main metal flat, violin 🎻 main leather flat, bottle 🍼 main soft stand,
    books 📚 none own stand, balloon 🎈 main sport flat, ufo 🛸 main sport flat,
    djembe 🪘 main leather stand, pencil ✏ main sport flat`,
  groceries: `apple 🍎 none own stand, greenapple 🍏 none own stand, orange 🍊 none own stand,
    lemon 🍋 none own flat, banana 🍌 none own flat, watermelon 🍉 none own flat,
    grapes 🍇 none own flat, strawberry 🍓 none own flat, blueberries 🫐 none own flat,
    cherries 🍒 none own flat, peach 🍑 none own stand, mango 🥭 none own flat,
    pineapple 🍍 none own flat, kiwi 🥝 none own flat, coconut 🥥 none own flat,
    pear 🍐 none own stand, tomato 🍅 none own stand, avocado 🥑 none own flat,
    aubergine 🍆 none own flat, potato 🥔 none own flat, carrot 🥕 none own flat,
    corn 🌽 none own flat, chilli 🌶 none own flat, cucumber 🥒 none own flat,
    lettuce 🥬 none own flat, broccoli 🥦 none own stand, garlic 🧄 none own stand,
    onion 🧅 none own stand, mushroom 🍄 none own stand, peanuts 🥜 none own flat,
    chestnut 🌰 none own stand, bread 🍞 none own stand, croissant 🥐 none own flat,
    baguette 🥖 none own flat, pretzel 🥨 none own flat, bagel 🥯 none own flat,
    pancakes 🥞 none own stand, waffle 🧇 none own flat, cheese 🧀 none own stand,
    egg 🥚 none own stand, cookie 🍪 none own flat, chocolate 🍫 none own flat,
    sweet 🍬 none own flat, lollipop 🍭 none own flat, honey 🍯 none own stand,
    doughnut 🍩 none own flat, cupcake 🧁 none own stand, cake 🎂 none own stand,
    pie 🥧 none own stand, rice 🍚 none own stand, pasta 🍝 none own stand,
    popcorn 🍿 none own stand, can 🥫 none own stand, beans 🫘 none own flat,
    olive 🫒 none own flat, juice 🧃 none own stand, milk 🥛 none own stand,
    icecream 🍨 none own stand, coffee ☕ none own stand, tea 🍵 none own stand,
    pepper 🫑 none own stand, ginger 🫚 none own flat`,
} as const satisfies Record<Family, string>

const isMode = (word: string): word is TintMode => ['main', 'all', 'none'].includes(word)
const isRange = (word: string): word is Range => Object.hasOwn(ranges, word)

const parse = (family: Family, row: string): [string, MediaObject] => {
  const [name = '', emoji = '', mode = '', range = '', pose = ''] = row.trim().split(/\s+/)
  if (!isMode(mode) || !isRange(range)) throw new Error(`media object "${row}" is not well formed`)
  return [name, { emoji, mode, colours: ranges[range], family, stands: pose === 'stand' }]
}

const isFamily = (name: string): name is Family => Object.hasOwn(families, name)

const faceEmoji =
  '👩 👨🏽 🧕🏽 👩🏿 👨🏻 👩🏼 👨🏿 🧔🏽 👵🏻 👩🏽 👱🏻 👳🏽 👴🏼 🧑🏾 👩🏻 👨🏼 🧕🏼 👱🏼 👩🏾 🧔🏻 🧑🏼 👨🏾 👵🏽 🧑🏻'.split(
    ' ',
  )

/** Faces of demo customers; the digits keep them out of product pictures. */
const faces = faceEmoji.map((emoji, index): [string, MediaObject] => [
  `face${index + 1}`,
  { emoji, mode: 'none', colours: [], family: 'women', stands: false },
])
export const faceCount = faces.length

export const objects: ReadonlyMap<string, MediaObject> = new Map([
  ...faces,
  ...Object.entries(rows).flatMap(([family, list]) =>
    isFamily(family) ? list.split(',').map((row) => parse(family, row)) : [],
  ),
])

/** The colours an object is pictured in; `own` first where it is sold as drawn. */
export const paintsOf = (object: MediaObject): readonly Paint[] =>
  object.colours.length > 0 ? object.colours : ['own']
