/** Everyday English from Britain, America, Australia and India for what the demo shop calls otherwise; see index.ts. */
export const everyday = `
  swimmers, cozzie, cossie, togs > swimsuit, bikini
  beachwear > swimsuit, bikini, swim shorts, flip-flops
  boardies, mens swimwear, swimwear for men > swim shorts
  swimming dress > swimsuit
  swimming glasses, swimming goggles > swim goggles
  swimming mask, snorkelling, snorkeling, snorkeling gear, snorkelling set, snorkling set, scuba mask, scuba gear > snorkel set
  bermudas, half pants, short pants > shorts
  khakis > chinos
  camisole ~ tank top
  peacoat > wool coat
  winter jacket, warm jacket > wool coat, overcoat, coat
  shacket > overshirt
  gilet ~ running vest
  reflective jacket, hi viz > reflective
  athleisure, exercise clothes > activewear
  golf shirt > polo
  muscle tee, sleeveless top, cami top, strappy top > tank top
  mens tops > t-shirts
  interview outfit, interview clothes, formal wear > office shirt, evening shirt, blazer
  indian outfit, ethnic wear, traditional indian clothes, indian wedding dress > sari, kimono
  dupatta, muffler, pashmina, neck warmer > scarf
  hand gloves > classic gloves, gloves
  snapback > sports cap
  sox > crew socks
  jandals, slides, sliders, chappals, hawai chappal, beach slippers, beach sandals > flip-flops
  booties > ankle boots
  brogues, oxfords, oxford shoes, smart shoes, lace up shoes, business shoes > derby shoes
  school shoes, work shoes > derby shoes, loafers
  boat shoes, slip on shoes, slip ons > loafers
  court shoes, heeled shoes, party shoes, wedding shoes, shoes for a wedding > pumps, stilettos
  summer shoes > sandals, flip-flops
  trekking shoes, trekking boots > hiking boots
  safety shoes, safety boots, steel toe boots, construction boots, tradie boots > work boots
  canvas shoes, casual shoes, shoes for gym, sandshoes > sneakers
  dance shoes, dancing shoes, pointe shoes > ballet slippers
  ballet pumps, dolly shoes, bellies > ballet flats
  skating shoes, roller boots > roller skates
  ice skating boots, figure skates > ice skates
  pocketbook > handbags
  billfold, card holder > coin purse
  haversack, college bag, bag for college > backpacks
  document bag, mens bag, messenger bag, work bag for men, office bag for men > briefcase
  roller bag, trolley bag > suitcase, spinner
  toilet bag, vanity bag > cosmetic pouch
  bag for a wedding > clutch
  carry bag > shopper
  timepiece > watches
  locket, pendant necklace > pendant
  wristband, wrist band > bracelet
  headband, hair band, barrette, bobble ~ hair bow, tiara
  wedding band > ring
  readers > reading glasses
  aviators, wayfarers, goggles for men, goggles for sun, cooling glass, chashma > sunglasses
  goggles for computer, blue light blocking glasses > screen glasses
  frames > reading glasses, screen glasses
  chhata > umbrella
  mala, japa mala > prayer beads
  desktop, vdu > monitor
  tvs, flat screen > television
  inkjet, photocopier, copier, all in one printer > printer
  external battery, battery pack, phone battery > power bank
  battery charger, portable charger > power bank, fast charger
  adapter, plug, power adapter, mobile adapter, usb plug, charging plug, charging adapter > fast charger
  buds, cans, hedfone, hedfones > headphones
  shoos, shoose, shoez > shoes
  novel, novels ~ story books
  diamond, diamonds, diamond ring ~ solitaire, engagement ring
  mike > studio microphone
  handphone, mobail > smartphone
  dslr, point and shoot > camera
  handycam, handicam, video cam, video recorder > camcorder
  joypad > game controller
  ebook reader > tablet
  transistor > radio
  work from home > keyboard, laptop, monitor
  recliner > reading chair
  two seater, chesterfield, futon, lounge suite, couch set > sofa
  seating > chairs, sofas
  furniture, living room furniture > sofas, chairs
  bedroom furniture > bed frame
  bedstead, cot, double cot, charpai > bed frame
  lampshade, lamp shade ~ lamp
  light for camping > torch
  tea lights > candle
  diya > oil lamp
  globe > bulb
  succulent > cactus
  green plant > house plant
  hamper, laundry hamper, laundry basket > storage basket
  desk clock, table clock > mantel clock, alarm clock
  wake up clock > alarm clock
  steps > ladder
  tool set, tool chest, diy tools > tool box
  wall decor, wall hanging > framed print, wall mirror
  looking glass > wall mirror
  griddle, kadai, kadhai, tawa, tava, dosa tawa > frying pan
  casserole dish, dutch oven, rice cooker, patila, handi > stock pot
  paella dish > paella pan
  pots and pans > stock pot, frying pan, paella pan
  cleaver, chopper > chef’s knife
  tablespoon, spatula, ladle > serving spoon
  teaspoons, utensils, eating utensils > cutlery
  crockery, dinner service, thali > plate setting, bowl, cup
  teacup, cuppa > cup & saucer
  keepcup, keep cup, insulated mug, reusable coffee cup, coffee to go cup, sipper, steel bottle, drink bottle > tumbler
  stemware, goblet, wine goblet, champagne flutes, champagne glass, cocktail glass > stem glass
  whisky glass, beer glass, pint glass, juice glass, highball glass, glasses for drinking > tumbler glass
  canister, kitchen canisters, kitchen containers, airtight container, biscuit tin > storage jar
  container > storage jar, storage basket
  food container, tiffin, tiffin box, tiffin carrier, dabba, sandwich box > lunch box
  pepper grinder, salt pot > salt mill
  chai pot > teapot
  sake cups, saki set > sake set
  mate cup, yerba mate cup > mate set
  sushi sticks > chopsticks
  ice cubes, ice maker, ice cube maker > ice mould
  cereal bowl, soup bowl, salad bowl, pasta bowl, ramen bowl, mixing bowl, katori > bowl & spoon, tea bowl
  teabag, tea bags, chai, chai patti, tea powder, loose leaf tea, matcha > green tea
  espresso beans > coffee
  nail paint, manicure > nail polish
  eyeshadow, eye shadow, makeup kit > make-up
  setting powder, blusher powder > powder compact
  day cream, night cream > face cream
  facial wash, face cleaner, cleansing milk, makeup remover, make up remover > cleanser
  toner, gulab jal > rose water
  hair wash, hair care, head and shoulders > shampoo
  hand lotion, body milk > body lotion
  bath soap, hand wash, handwash > soap bar
  bath and body > bubble bath, soap bar, body lotion, body mist
  dental care, oral care > toothbrush
  deo, body spray > body mist
  trimmer > razor
  attar > parfum
  diffuser, reed diffuser, room spray, air freshener, room fragrance, home fragrance, house spray > room mist
  footy, footie, footy ball, afl ball > football
  rugby, rugby ball, gridiron, nfl, nfl football > american football
  hoops > basketball
  softball > baseball
  beach ball > volleyball
  skittles, bowling pins > bowling set
  shuttlecock, shuttle bat, badminton racket, badminton racquet > badminton set
  kickboxing, mma gloves, sparring gloves, punching gloves, punch bag gloves > boxing gloves
  tt racket > table tennis bat
  dart game, pub games, darts set > dart board
  frisbee golf > flying disc
  cricket set > cricket bat
  longboard, skateboarding, penny board > skateboard
  skiing, skiing gear, winter sports > skis, ice skates
  angling, fishing stick > fishing rod
  navigation > compass
  stargazing, star gazing, astronomy > telescope
  exercise equipment, keep fit > fitness
  scooty > kick scooter
  patang > kite
  plushie, stuffed toy, soft toys > teddy bear, t-rex, dinosaur
  matryoshka > nesting doll
  jurassic, tyrannosaurus > t-rex
  brachiosaurus, diplodocus > dinosaur
  monster truck > off-roader
  toy truck, toy lorry, toy jeep > off-roader, fire engine, tractor
  locomotive, railway set, thomas the tank engine > steam train
  spaceship > rocket
  pail, beach toys, sand toys, sandpit toys > bucket
  colour pencils, colored pencils, felt tips, felt tip pens, sketch pens, texters > crayons
  paintbrush, paint brushes, watercolours, painting kit, painting set > paint set
  arts and crafts, art and craft, art kit, craft kit > paint set, crayons
  fiddle > violin
  bugle > trumpet
  drumkit, dhol, tabla > drum
  synthesizer, musical keyboard, electronic keyboard > keyboard piano
  musical instruments, instruments > guitar, violin, trumpet, drum, keyboard piano
  ludo, dice set > dice game
  birthday party, party supplies, party decorations > piñata, celebration cake, cupcakes
  gift for gamer > game controller, arcade stick
  gift for fisherman > fishing rod
  music gifts, musical gift > guitar, violin
  gift for cook > chef’s knife, pan
  satsumas, mandarins, clementines > oranges
  nectarine > peaches
  gherkins, kheera > cucumbers
  taters, aloo > potatoes
  tamatar > tomatoes
  brinjal, baingan > aubergines
  gajar > carrots
  bhutta > sweetcorn
  brocolly > broccoli
  kela > bananas
  aam > mangoes
  toast > sourdough loaf
  muffin > cupcakes
  pancakes > waffles
  bikkies, bickies, digestives, tea biscuits > cookies
  choccy, lollies > chocolate bar
  squash, cordial > juice
  penne, lasagne > pasta
  groundnuts, dry fruits > peanuts
  namkeen, chips, crisps, potato chips, salty snacks, savoury snacks > pretzels, peanuts
  doodh, dairy > milk
  things for camping > tent, torch, compass
  decoration, home decoration > decor
  phone accessories, mobile accessories > fast charger, power bank
  bathroom > bubble bath, soap bar, shampoo, toothbrush
  kitchen utensils, cooking utensils > cutlery, chef’s knife, serving spoon
`
