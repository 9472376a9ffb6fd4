/** What people say for things that the demo shop calls otherwise: `said, said > meant, meant`. */
import { lines } from './words.ts'

const rows = `
  gown, frock > dress
  evening gown > evening, dress
  saree > sari
  ladies, lady, female, woman > women
  gents, gentleman, male > men
  flower, flowery > floral
  tee, tshirt > tee
  jumper, pullover > overshirt
  jacket > blazer
  coat > blazer
  raincoat, rain coat > trench coat
  woollen > wool
  bathing suit, swimming costume, swimwear > swimsuit, bikini
  swimming > swim
  swimming trunks, trunks > swim shorts
  denim > jeans
  trousers, pants, slacks > chinos, jeans
  sportswear, gym clothes, gym wear, workout clothes > activewear
  footwear > shoes
  trainers, tennis shoes, gym shoes, sport shoes, sports shoes, kicks > sneakers
  joggers, jogging shoes > running shoes
  high heels > heels
  walking boots > hiking boots
  moccasins > loafers
  ballerinas > ballet flats
  dress shoes, formal shoes > derby shoes
  rucksack, knapsack > backpack
  notebook bag, computer bag > laptop backpack
  wallet > purse
  trolley > suitcase, spinner
  attache case > briefcase
  wristwatch, wrist watch > watch
  diving watch > diver watch
  jewelry > jewellery
  wedding ring > engagement ring
  rosary > prayer beads
  shades > sunglasses
  spectacles, eyeglasses > glasses
  phone, mobile, cellphone, cell phone, mobile phone, cell > smartphone
  ipad > tablet
  powerbank, portable charger > power bank
  notebook, notebook computer, macbook > laptop
  pc > computers
  screen, display > monitor
  earphones, earbuds, headset > headphones
  tv, telly > television
  mic > microphone
  video camera > camcorder
  gamepad, joystick > game controller
  couch, settee, loveseat > sofa
  armchair > reading chair
  light, lights > lamp, bulb, lighting
  lightbulb, light bulb > filament bulb
  flashlight > torch
  houseplant > house plant
  frypan, skillet > frying pan
  saucepan, casserole > stock pot
  dishes, dinnerware, crockery > plate
  silverware, flatware > cutlery
  drinking glass > tumbler glass
  mug > cup
  scent, cologne, perfume, fragrance > parfum
  moisturiser, moisturizer > face cream, body lotion
  nail varnish > nail polish
  cosmetics > make-up
  shaver > razor
  soccer, soccer ball > football
  racquet > racket
  bicycle, cycle > bike
  jigsaw > puzzle
  toy > toys
  car > toy car, racing car
  veg, veggies > vegetables
  bread > loaf
  eggplant > aubergines
  gray > grey
  maroon, wine red > burgundy
  violet > purple
  golden > gold
  navy blue, dark blue > navy
  turquoise > teal
  فساتين > فستان
  ألبسة, ملابس > أزياء
  بلوزات > بلوزة
  معاطف > معطف
  أوشحة > وشاح
  قمصان > قميص
  أحذية, جزمة > حذاء
  حذاء رياضي, جزمة رياضية > أحذية رياضية
  صنادل > صندل
  شنطة, شنط, حقائب > حقيبة
  حقيبة ظهر > حقائب ظهر
  حقيبة يد, شنطة يد > حقائب يد
  حقيبة لابتوب, شنطة لابتوب, حقيبة حاسوب > حقيبة للحاسوب
  شمسية > مظلة
  خواتم > خاتم
  أساور > سوار
  قلادة > عقد
  عقد > قلادة
  موبايل, جوال, محمول > هاتف
  لابتوب, كمبيوتر محمول > حاسوب محمول
  كمبيوتر > حاسوب
  تلفاز > تلفزيون
  كنبة, صوفا, أرائك > أريكة
  كراسي > كرسي
  مرايا > مرآة
  عطور, عطر > ماء عطر, بخاخ
  روج > أحمر شفاه
  لعبة > ألعاب
  فاكهة > فواكه
  خضار > خضروات
  لباس زنانه > پوشاک زنانه
  لباس > پوشاک
  سیاه > مشکی
  پالتوی > پالتو
  کتونی, کفش ورزشی > کتانی
  کیف لپ تاپ > کوله لپ تاپ
  ساعت مچی > ساعت
  موبایل, تلفن همراه > گوشی هوشمند
  لپتاپ > لپ تاپ
  کاناپه > مبل
  لامپ > چراغ
  آباژور > مبل با آباژور, چراغ
  ماهیتابه > تابه
  ادکلن, عطر > ادوپرفیوم
  تخت > تخت‌خواب
  کیف مدرسه > کوله مدرسه
`

/** One row for each thing that is said and each that it means. */
export const synonyms = lines(rows).flatMap((line) => {
  const [said = '', meant = ''] = line.split(' > ')
  const list = (text: string) => text.split(',').map((word) => word.trim())
  return list(said).flatMap((word) => list(meant).map((other) => ({ said: word, meant: other })))
})
