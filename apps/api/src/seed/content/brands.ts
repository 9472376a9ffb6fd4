import { lines, words } from './words.ts'

/** Invented makers, four for each category. */
const rows = `
  women Alba Rue|ألبا رو|آلبا رو; Maren & Moss|مارين آند موس|مارن اند ماس; Solvei|سولفاي|سولوی; Lune Atelier|لون أتيليه|لون آتلیه
  men Thornbury|ثورنبري|تورنبری; Halden|هالدن|هالدن; Oak & Ember|أوك آند إمبر|اوک اند امبر; Calder Row|كالدر رو|کالدر رو
  shoes Kestrel|كيستريل|کسترل; Pavo|بافو|پاوو; Fjellsko|فيلسكو|فیلسکو; Strada|سترادا|استرادا
  bags Vireo|فيريو|ویرئو; Corvina|كورفينا|کوروینا; Packhorse|باكهورس|پک‌هورس; Tessuto|تيسوتو|تسوتو
  jewellery Aurelle|أوريل|اورل; Meridian|ميريديان|مریدین; Nacre|ناكر|ناکر; Halcyon|هالسيون|هالسیون
  electronics Nordtone|نوردتون|نوردتون; Pixelry|بيكسلري|پیکسلری; Ampère & Co|أمبير آند كو|آمپر اند کو; Quanta|كوانتا|کوانتا
  home Hygga|هيغا|هیگا; Fernhill|فيرنهيل|فرن‌هیل; Casa Olmo|كازا أولمو|کازا اولمو; Lumen & Loom|لومن آند لوم|لومن اند لوم
  kitchen Brasserie 9|براسري 9|براسری ۹; Emaille|إيماي|امای; Terrane|تيران|تران; Saltbox|سولت بوكس|سالت‌باکس
  beauty Petalé|بيتاليه|پتاله; Sève|سيف|سِو; Rosarium|روزاريوم|رزاریوم; Kindskin|كايند سكن|کایند اسکین
  sports Velocita|فيلوتشيتا|ولوچیتا; Summit Nine|سميت ناين|سامیت ناین; Ravn|رافن|راون; Courtside|كورت سايد|کورت‌ساید
  toys Pumpernik|بمبرنيك|پامپرنیک; Tilly & Tom|تيلي آند توم|تیلی و تام; Wunderbox|فوندر بوكس|واندرباکس; Little Orbit|ليتل أوربت|لیتل اوربیت
  groceries Field & Vine|فيلد آند فاين|فیلد اند واین; Zaytoon|زايتون|زایتون; Morning Mill|مورنينغ ميل|مورنینگ میل; Honeyfold|هني فولد|هانی‌فولد`

export const brands = lines(rows).flatMap((line) => {
  const space = line.indexOf(' ')
  const category = line.slice(0, space)
  return line
    .slice(space)
    .split(';')
    .map((name) => ({ category, name: words(name) }))
})

/** Lines that a maker names its products after, once plain names run out. */
export const series = lines(`Alma|ألما|آلما
  Borealis|بورياليس|بورئالیس
  Cedra|سيدرا|سدرا
  Delphi|دلفي|دلفی
  Ember|إمبر|امبر
  Fiora|فيورا|فیورا
  Galena|غالينا|گالنا
  Haven|هيفن|هیون
  Isla|آيلا|آیلا
  Juno|جونو|جونو
  Kira|كيرا|کیرا
  Linnea|لينيا|لینیا
  Marlow|مارلو|مارلو
  Nova|نوفا|نوا
  Orla|أورلا|اورلا
  Piper|بايبر|پایپر
  Quill|كويل|کوئیل
  Rowan|روان|روئن
  Selma|سلمى|سلما
  Tova|توفا|تووا
  Umbra|أومبرا|آمبرا
  Vela|فيلا|ولا
  Willa|ويلا|ویلا
  Zephyr|زفير|زفیر`).map(words)
