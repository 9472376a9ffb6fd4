import { gifts, giftsForMen } from './gifts.ts'

const toMoveIn = 'candle, house plant, amphora vase, framed print, wall mirror'
const forBabies = 'teddy bear, doll'
const toBeWarm = 'coat, scarf, gloves, boots'
const toSwim = 'swimsuit, bikini, swim shorts, sun hat, flip-flops'
const toTrain = 'training top, running shorts, running shoes'
const toWeddings = 'party dress, evening sari, shirt & tie set'
const toWork = 'office shirt, blazer'
const toTravel = 'suitcase, spinner'
const inTheDark = 'torch, candle, oil lamp, power bank'
const birthdays = 'celebration cake, cupcakes, piñata'

const forHer =
  'grandma, grandmother, girlfriend, sister, aunt, fiancee, bride, friend, best friend, coworker, boss, teacher, couple, teenager'
const giftsSaid = ['gift', 'present', 'birthday gift'].flatMap((gift) =>
  forHer.split(', ').map((person) => `${gift} for ${person}`),
)

/** What people want things for, in three languages: occasions, places, the weather, what bothers them; see index.ts. */
export const situations = `
  ${giftsSaid}, secret santa, white elephant, easter, easter gift, ramadan, ramadan gift, retirement, retirement gift, retirement present, graduation, graduation gift, nice gift > ${gifts}
  housewarming, housewarming gift, housewarming present, new home gift, new house gift > ${toMoveIn}
  my wife, for wife, for my wife, my mom, for mom, for my mom, my mum, for mum, for my mum, for her > ${gifts}
  newborn, newborn gift, baby shower, baby shower gift > ${forBabies}
  date night, date night outfit, night out, night out outfit, going out, going out outfit > party dress, evening shirt, pumps
  movie night > television, pretzels, sofa
  karaoke, karaoke night > karaoke microphone
  tool, hand tools, gardening tools > tool box
  warm, cold weather, snow, snowy day, winter day > ${toBeWarm}
  first apartment, first flat, new apartment, new flat > bed frame, sofa, plate setting, cutlery
  spa day, spa, self care, pamper > bubble bath, body lotion, candle
  road trip > travel tumbler, suitcase, sunglasses
  business trip > briefcase, suitcase
  weekend getaway, city break, weekend trip > ${toTravel}
  dark room > filament bulb, torch, oil lamp
  acne, pimples, oily skin > cleanser
  dandruff > shampoo
  eye strain > screen glasses
  small print > reading glasses
  bad breath > toothbrush
  espresso, expresso > coffee
  bag men, bag for men > briefcase, laptop backpack
  rain shoes, wet feet > boots
  waterproof jacket > trench coat
  bikini top > bikini
  rc car, remote control car > remote toy car
  tuxedo, mens suit > shirt & tie set
  picnic > lunch box, travel tumbler, storage basket
  pool party > ${toSwim}
  smell good, smell nice > parfum
  podcast > studio microphone
  make videos, vlog, vlogging > camcorder
  take photos > camera
  cold feet > socks, boots
  cold hands > gloves
  sore feet, tired feet > walking shoes
  wake up, wake up on time > alarm clock
  storage, messy room > storage basket
  rolex, casio, seiko ~ watch
  ray ban, ray-ban, rayban ~ sunglasses
  levis, levi's ~ jeans
  sony ~ headphones, television, camera
  strawbery, strawberrys > strawberries
  dinasour, dinosour, dinosor > dinosaur
  crossiant, crossant > croissants
  bycicle, bicicle > city bike
  gutair > guitar
  sope > soap

  هدية لزوجتي, هدية زوجتي, هدية لأختي, هدية لصديقتي, هدية لخطيبتي, هدية لجدتي, هدية رمضان > ${gifts}
  هدية بيت جديد, هدية منزل جديد > ${toMoveIn}
  مولود جديد, هدية مولود, هدية مولود جديد > ${forBabies}
  عيد ميلاد, حفلة عيد ميلاد, كيك عيد ميلاد, كيكة عيد ميلاد, كعكة عيد ميلاد > ${birthdays}
  عرس, زفاف, حفل زفاف, زواج, فرح, لبس زفاف, ملابس زفاف > ${toWeddings}
  العودة للمدارس, العودة إلى المدارس, العودة للمدرسة, المدارس, عودة للمدارس, العودة الى المدرسة, رجوع المدارس > school backpack, crayons
  ملابس شتوية, ملابس شتاء, لبس شتوي, شتاء, برد, طقس بارد > ${toBeWarm}
  حذاء شتوي, أحذية شتوية, جزم شتوي > boots
  ملابس رياضة, ملابس رياضية, لبس رياضي, لبس رياضة, جيم, ملابس جيم > ${toTrain}
  ملابس العمل, ملابس عمل, لبس مكتب, ملابس مكتب, لبس شغل, مقابلة عمل > ${toWork}
  شاهي > green tea
  نضارة شمسية, نضارات شمسية, نضارات شمس, نضارة شمس > sunglasses
  نضارة, نضارات > reading glasses, screen glasses, sunglasses
  منبه, ساعة منبه > alarm clock
  سامسونج, سامسونغ, هواوي, شاومي ~ smartphone
  نايك, اديداس, بوما ~ sneakers, running shoes
  سفر, لوازم سفر, لوازم السفر, رحلة > ${toTravel}
  يوم ممطر, مطر > umbrella, trench coat
  بحر, البحر > ${toSwim}
  بدلة رجالي, بدلة رجالية > shirt & tie set
  مجوهرات > ring, necklace, pendant, bracelet
  ربطة شعر > hair bow
  سيارة ريموت, سيارة بالريموت, سيارة تحكم > remote toy car
  طقم شاي > teapot, cup & saucer
  فناجين, فناجين قهوة > cup & saucer
  مايوهات > swimsuit, bikini
  ريحة > parfum
  جفاف البشرة, بشرة جافة, بشرتي جافة > body lotion, face cream
  حب الشباب, حبوب الوجه > cleanser
  انقطاع الكهرباء > ${inTheDark}
  غرفة مظلمة > filament bulb, torch, oil lamp
  سكي > skis
  كاسات > tumbler glass, stem glass
  مج > cup & saucer
  فانوس > oil lamp
  سناكس > pretzels, peanuts
  شوكلاطة > chocolate
  قهوا > coffee

  هدیه عروسی, چشم روشنی, ولنتاین, هدیه زنانه, هدیه مادربزرگ, روز معلم > ${gifts}
  هدیه روز پدر, روز پدر, هدیه پدر, هدیه پدربزرگ > ${giftsForMen}
  هدیه نوزاد, نوزاد > ${forBabies}
  جشن تولد, تولد > ${birthdays}
  عروسی, لباس عروسی, مهمانی عروسی > ${toWeddings}
  لباس گرم, لباس زمستانی, لباس زمستونی, سرما, هوای سرد > ${toBeWarm}
  کفش زمستانی, کفش زمستونی > boots
  لباس ورزشی, لباس باشگاه, باشگاه > ${toTrain}
  کفش باشگاه, کفش راحتی, کفش راحت > walking shoes, running shoes
  لباس کار, لباس اداری, مصاحبه کاری > ${toWork}
  شامپوی سر, شامپو سر, شوره سر > shampoo
  لوازم التحریر, لوازم تحریر, نوشت افزار > crayons, paint set, school backpack
  کمپینگ > tent, torch, compass
  ابزار, ابزارآلات, جعبه ابزار > tool box
  سفر, لوازم سفر, مسافرت > ${toTravel}
  ظرف غذا > lunch box
  جواهرات > ring, necklace, pendant, bracelet
  حلقه طلا, حلقه > ring
  چوب اسکی > skis
  بلیز > blouse
  سامسونگ, شیائومی, هواوی ~ smartphone
  نایک, نایکی, آدیداس, پوما ~ sneakers, running shoes
  آیپد, ایپد ~ tablet
  کیف دوشی > satchel, handbag
  آرایشی > makeup, lipstick
  کرم پودر > powder compact
  لبنیات > milk
  قمقمه > travel tumbler
  باران, بارون, روز بارانی > umbrella, trench coat
  میکرفن > microphone
  سندلی > dining chair
  دربین > camera
  جوش صورت, آکنه > cleanser
  پوست خشک, خشکی پوست > body lotion, face cream
  قطعی برق > ${inTheDark}
  فانوس > oil lamp
`
