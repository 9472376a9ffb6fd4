import { kinsmen } from '../../../search/persons.ts'
import { gifts, giftsForMen } from './gifts.ts'

const said = ['gift', 'present', 'birthday gift', 'birthday present']
const children =
  `kids, children, child, boys, girls, baby, babies, toddler, little boys, little girls, son, daughter, nephew, niece, grandson,
  granddaughter, grandchild`.split(',')
const giftsFor = said.flatMap((gift) => children.map((child) => `${gift} for ${child.trim()}`))

const men = ['men', ...kinsmen]
const saidForMen = [
  ...said.flatMap((gift) => men.map((man) => `${gift} for ${man}`)),
  ...['fathers day', "father's day"].flatMap((day) => [day, `${day} gift`]),
]

/** What people say in English for things that the demo shop calls otherwise; see index.ts. */
export const english = `
  gown, frock > dress
  nightdress, night dress, nightgown, nightie ~ dress
  evening gown, evening dress, formal dress, formal gown > evening sari, party dress
  saree > sari
  skirt, maxi, maxi dress ~ dress
  prom, prom dress, cocktail dress, ball gown > party dress
  ladies, lady, female, woman > women
  gents, gentleman, male > men
  tee, tshirt > tee
  jacket > blazer
  woollen > wool
  bathing suit, bathers, swimming costume, swimming suit, swimwear > swimsuit, bikini
  swimming > swim
  swimming trunks, trunks, board shorts > swim shorts
  denim > jeans
  trousers, pants, slacks > chinos, jeans
  sportswear, tracksuit, trackies, sweatpants, gym, gym clothes, gym wear, workout, workout clothes > activewear
  footwear > shoes
  trainers, tennis shoes, gym shoes, sport shoes, sports shoes, plimsolls, kicks > sneakers
  joggers, jogging, jog, jogging shoes > running shoes
  heels, high heels > pumps, stilettos, heels
  clothes, clothing, apparel, garments > fashion
  accessories > scarf, tie, gloves, sunglasses, watches, bags
  yellow > mustard
  leggings, yoga, yoga mat, dumbbells, weights ~ activewear
  tights, stockings ~ socks
  mittens > gloves
  necktie > tie
  bow tie ~ tie
  beanie ~ cap, hat
  baseball cap > sports cap
  singlet > tank
  dress shirt, button down > office shirt
  wellies, wellington boots, wellingtons, gumboots, rain boots ~ boots
  thongs > flip-flops
  crocs, clogs ~ sandals, flip-flops
  grey, gray > grey, charcoal
  luggage > suitcase, spinner
  abaya ~ dress
  green > olive, sage
  blue > navy
  lip gloss > lipstick, lip balm
  walking boots > hiking boots
  moccasins > loafers
  ballerinas > ballet flats
  dress shoes, formal shoes > derby shoes
  notebook bag, computer bag > laptop backpack
  wallet > purse
  attache case > briefcase
  wristwatch, wrist watch > watch
  diving watch > diver watch
  jewellery, jewelry, jewelery > jewellery, ring, necklace, bracelet, pendant, tiara
  bangle > bracelet
  anklet ~ bracelet
  choker, chain > necklace
  crown > tiara
  smartwatch, smart watch, apple watch, fitbit ~ watch
  sunnies > sunglasses
  specs > glasses
  brolly, parasol > umbrella
  camping, camping gear, camping equipment > tent
  berry, berries > strawberries, blueberries
  ping pong, pingpong > table tennis
  wedding ring > engagement ring
  earring, earrings, ear ring ~ ring, necklace, bracelet
  rosary > prayer beads
  shades > sunglasses
  spectacles, eyeglasses > glasses
  phone, mobile, cellphone, cell phone, mobile phone, cell > smartphone
  iphone, galaxy, samsung galaxy ~ smartphone
  ipad, kindle ~ tablet
  powerbank, power pack, portable charger > power bank
  notebook, notebook computer > laptop
  mac, macbook, chromebook ~ laptop
  pc > computers
  screen, display > monitor
  tv, telly > television
  mic > microphone
  speaker, loudspeaker ~ radio
  video camera > camcorder
  webcam ~ camera
  mattress ~ bed
  party wear, partywear, party outfit, party clothes > party dress, evening shirt
  evening wear, eveningwear > evening
  office wear, workwear, work clothes, business wear > office shirt, blazer
  wedding outfit, wedding guest, wear wedding, wedding clothes > party dress, evening shirt, evening sari
  vacuum, vacuum cleaner, hoover, mop, broom ~ bucket
  pillow, pillows, cushion, blanket ~ bed frame
  rug, rugs, carpet, curtain, curtains ~ decor
  golf ~ tennis racket
  table lamp, desk lamp, floor lamp, bedside lamp ~ lamp
  model train, toy train, train set > steam train
  dinner set > plate
  tea set > teapot
  water bottle, flask, thermos, drinking bottle, travel mug, thermal mug, travel cup ~ tumbler
  table, coffee table, dining table, side table, end table, bedside table, desk, office desk, stool, bench ~ chairs, sofas
  wardrobe, closet, dresser, chest of drawers, bookcase, bookshelf, bookshelves, shelf, shelves, cupboard, cabinet ~ storage
  couch, settee, loveseat > sofa
  armchair > reading chair
  light, lights > lamp, bulb, lighting
  lightbulb, light bulb > filament bulb
  flashlight > torch
  houseplant > house plant
  wok ~ frying pan
  frypan, skillet > frying pan
  dishes, dinnerware, crockery > plate
  silverware, flatware > cutlery
  drinking glass > tumbler glass
  mug > cup
  scent, cologne, perfume, fragrance > parfum
  nail varnish > nail polish
  cosmetics > make-up
  lippy > lipstick
  chapstick > lip balm
  aftershave > parfum
  deodorant ~ body mist
  shower gel, body wash ~ soap, bubble bath
  conditioner, hair oil ~ shampoo
  scrunchie, hair clip, hair tie ~ hair bow
  toothpaste ~ toothbrush
  shaving cream, shaving foam, razor blades, razor blade ~ razor
  shaver, beard, beard trimmer, beard care > razor
  soccer, soccer ball > football
  racquet > racket
  bicycle, cycle, mountain bike > bike
  jigsaw > puzzle
  car > toy car, racing car
  spuds > potatoes
  salad ~ lettuce
  chips, crisps ~ pretzels, peanuts
  olive oil, cooking oil, vegetable oil ~ groceries
  veg, veggies > vegetables
  bread > loaf
  eggplant > aubergines
  maroon, wine red > burgundy
  violet > purple
  golden > gold
  navy blue, dark blue > navy
  dark green, forest green, bottle green, emerald green > green
  bright red, scarlet, crimson > red
  dark red > burgundy
  dark grey, dark gray > charcoal
  light brown, tan > camel
  dark brown, chocolate brown > brown
  ivory, off white > cream
  hot pink, fuchsia > pink
  khaki > olive
  turquoise > teal
  neckless, necklase > necklace
  light blue, pale blue, baby blue > sky blue
  light green, pale green > sage
  light pink, pale pink, baby pink > blush
  jumper, pullover, sweater, sweatshirt, hoodie, cardigan, cardi, knitwear ~ overshirt
  flower, flowery > floral, bouquet
  bunch of flowers, fresh flowers > bouquet
  coat, overcoat > blazer, coats
  parka, anorak, puffer, puffer jacket, windbreaker, poncho ~ blazer, coats
  raincoat, rain coat, rain jacket > trench coat
  shawl, stole, headscarf > scarf
  vest top > tank
  underwear, bra, bras, lingerie, boxers, briefs, pyjamas, pajamas, sleepwear ~ tank
  rucksack, knapsack, bagpack, bookbag, book bag > backpack
  sundress, sun dress > summer dress
  trolley, carry on, carryon, cabin bag, hand luggage, cabin suitcase > suitcase, spinner
  crossbody bag, shoulder bag, womens bag, ladies bag, bag for women, bag for ladies, bag for her > handbags
  messenger bag ~ satchel, briefcase
  duffel bag, duffle bag, gym bag, sports bag, holdall ~ day pack, backpack
  fanny pack, bum bag, waist bag, belt bag ~ clutch
  toiletry bag, wash bag, makeup bag, make up bag, cosmetic bag > cosmetic pouch
  lunch bag, bento > lunch box
  work bag, office bag > briefcase, satchel
  flat shoes > flats
  saucepan, casserole, cooking pot > stock pot
  cooker ~ stock pot
  kettle, tea kettle ~ teapot
  salt shaker, salt grinder, pepper mill > salt mill
  ice tray, ice cube tray > ice mould
  rollerblades, roller blades, inline skates > roller skates
  push bike, cycling > bike
  push scooter > kick scooter
  ski > skis
  snowboard ~ skis
  surfboard ~ snorkel set
  rugby ball ~ football
  tennis ball ~ tennis racket
  bow and arrow, archery > bow set
  binoculars ~ telescope
  flute ~ trumpet
  hammer, drill, screwdriver ~ tool box
  glassware > tumbler glass, stem glass
  egg timer, stopwatch > timer
  fork > cutlery
  spoon > serving spoon, cutlery
  water glass, wine glass > tumbler glass, stem glass
  moisturiser, moisturizer, hand cream, body cream, lotion > face cream, body lotion
  sun cream, sunscreen, sunblock ~ face cream, body lotion
  face wash, facial cleanser, face cleanser > cleanser
  mascara, eyeliner, blusher, bronzer, concealer ~ make-up
  foundation ~ powder compact
  hair brush, hairbrush ~ hair comb
  brush > toothbrush, hair comb
  usb c cable, usb cable, charging cable, cable ~ fast charger
  earphones, headset > headphones
  earbuds ~ headphones
  airpods ~ headphones
  gamepad, joystick > game controller, arcade stick
  video game, game console, console, playstation, playstation 5, ps5, ps4, xbox, nintendo, nintendo switch ~ game controller, arcade stick
  toy > toys
  barbie > doll
  fire truck > fire engine
  plane, airplane, aeroplane ~ helicopter, rocket
  chess, board game ~ dice game
  colouring book, coloring book > crayons, paint set
  lego, building blocks ~ toys
  stuffed animal, plush, plush toy, cuddly toy, soft toy > teddy bear, t-rex, dinosaur
  lantern > oil lamp, torch
  picture, painting, poster, artwork, wall art, picture frame, photo frame > framed print
  blue light glasses, computer glasses > screen glasses
  breakfast > coffee, milk, bread, croissants, waffles, honey
  drink, beverage, soft drink, soda > juice, milk, coffee
  baby ~ teddy bear, doll
  drawing, art supplies > crayons, paint set
  gadget > electronics
  wedding > engagement ring, tiara, party dress, bouquet
  something warm, warm clothes, warm clothing, warm for winter, winter clothes, winter clothing, winter wear, winter > coat, scarf, gloves, boots
  samsung, huawei, xiaomi ~ smartphone
  adidas, nike, puma, reebok ~ sneakers, running shoes
  rain, rainy day > umbrella, trench coat
  beach, holiday > swimsuit, bikini, swim shorts, sun hat, flip-flops
  beach towel ~ bikini, swimsuit, swim shorts
  hair accessories > hair comb, tiara
  organizer, storage box > storage basket, storage jar, tool box
  tool kit, tools box > tool box
  food, grocery > groceries
  donut > doughnuts
  biscuit > cookies
  spaghetti, macaroni, noodles > pasta
  corn, maize > sweetcorn
  nuts > peanuts
  snack > pretzels, peanuts, cookies, chocolate, waffles, doughnuts
  sweets, candy, dessert, pastry > cake, cupcakes, cookies, doughnuts, croissants, waffles, chocolate
  birthday cake > cake, cupcakes
  frisbee > flying disc
  coloring, colouring > crayons, paint set
  camping gear > camping
  sleeping bag ~ tent
  diving mask > swim goggles, snorkel set
  gift, present, gift idea, birthday gift, birthday present, birthday, christmas, christmas gift, xmas, eid, eid gift, valentines, valentines day, anniversary gift, wedding gift, mothers day, mother's day, mothers day gift, mother's day gift > ${gifts}
  year old, years old > toys
  ${giftsFor} > toys
  ${saidForMen} > ${giftsForMen}
  ${men.slice(1)} > men
  black tea, herbal tea, mint tea, earl grey, oolong ~ green tea
  kitchenware, kitchen things, kitchen stuff > kitchen
  suit, business suit > shirt & tie set, blazer
  bed linen, bed sheets, sheets, bedding, duvet ~ bed frame
  mens shoes, shoes for men > derby shoes, loafers
  womens shoes, ladies shoes, shoes for women > heels, pumps, sandals, ballet flats
`
