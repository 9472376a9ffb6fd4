import { type Words, words } from './words.ts'

/** The shops of the demo: who they are, when they are there, what delivery costs. */
export type ShopSeed = {
  slug: string
  name: string
  about: Words
  story: Words
  address: string
  phone: string
  delivery: string
  /** Opening hours in UTC; null: always open. */
  hours: [opens: string, closes: string] | null
  /** Somebody is at the desk now. */
  present: boolean
  /** Charges for up to 2 pieces, up to 6, and beyond. */
  charges: [few: string, some: string, many: string]
}

const shop = (
  slug: string,
  name: string,
  about: string,
  story: string,
  rest: Omit<ShopSeed, 'slug' | 'name' | 'about' | 'story'>,
): ShopSeed => ({ slug, name, about: words(about), story: words(story), ...rest })

export const shops: readonly ShopSeed[] = [
  shop(
    'maison-linden',
    'Maison Linden',
    `Easy, well-made clothes for women, in natural fibres.
    |ملابس نسائية مريحة ومتقنة الصنع من ألياف طبيعية.
    |لباس‌های زنانهٔ راحت و خوش‌دوخت از الیاف طبیعی.`,
    `Two sisters, one pattern table and a weakness for linen: Maison Linden makes small runs and mends what it sold.
    |أختان وطاولة تفصيل واحدة وولع بالكتان: تصنع Maison Linden كميات صغيرة وترقّع ما باعته.
    |دو خواهر، یک میز الگو و دلبستگی به کتان: Maison Linden کم‌شمار می‌دوزد و هرچه فروخته را رفو می‌کند.`,
    {
      address: '14 Linden Row, Ghent',
      phone: '+32 9 555 0114',
      delivery: '2-4 days',
      hours: ['07:00', '19:00'],
      present: true,
      charges: ['4.90', '6.90', '9.90'],
    },
  ),
  shop(
    'northway-outfitters',
    'Northway Outfitters',
    `Layers, packs and boots for weather that changes its mind.
    |طبقات وحقائب ظهر وأحذية لطقس يغيّر رأيه.
    |لباس‌های لایه‌ای، کوله و بوت برای هوایی که نظرش عوض می‌شود.`,
    `Started as a hire shop at the foot of a mountain. Everything on our shelves has been carried up it at least once.
    |بدأنا متجرًا لتأجير المعدات عند سفح جبل. وكل ما على رفوفنا حُمل إلى قمته مرة على الأقل.
    |کارمان از یک مغازهٔ کرایهٔ وسایل در پای کوه شروع شد. هرچه در قفسه‌های ماست دست‌کم یک بار تا بالای آن کوه رفته است.`,
    {
      address: '3 Harbour Steps, Bergen',
      phone: '+47 55 550 103',
      delivery: '3-5 days',
      hours: ['06:00', '18:00'],
      present: true,
      charges: ['6.90', '8.90', '12.90'],
    },
  ),
  shop(
    'atelier-noor',
    'Atelier Noor',
    `Bags, jewellery and evening pieces with a steady hand.
    |حقائب ومجوهرات وأزياء سهرة بيد واثقة.
    |کیف، جواهر و لباس شب، ساختهٔ دستی استوار.`,
    `Noor learned leatherwork from her father. The atelier still cuts every bag by hand and keeps its offcuts for purses.
    |تعلّمت نور صناعة الجلود من والدها. وما زال المشغل يقصّ كل حقيبة يدويًا ويصنع من القصاصات محافظ صغيرة.
    |نور چرم‌دوزی را از پدرش آموخت. آتلیه هنوز هر کیف را با دست می‌برد و از تکه‌های مانده کیف پول می‌دوزد.`,
    {
      address: '27 Al Wasl Lane, Dubai',
      phone: '+971 4 555 0127',
      delivery: '2-3 days',
      hours: ['05:00', '20:00'],
      present: true,
      charges: ['5.50', '7.50', '9.50'],
    },
  ),
  shop(
    'tempo-and-co',
    'Tempo & Co',
    `Watches, rings and clever small machines.
    |ساعات وخواتم وآلات صغيرة بارعة.
    |ساعت، انگشتر و ماشین‌های کوچک هوشمندانه.`,
    `A bench, two watchmakers and forty years of spare parts. What we sell we also repair.
    |طاولة عمل وصانعا ساعات وقطع غيار من أربعين عامًا. ما نبيعه نصلحه أيضًا.
    |یک میز کار، دو ساعت‌ساز و قطعات یدکی چهل سال. هرچه می‌فروشیم تعمیر هم می‌کنیم.`,
    {
      address: '8 Clockmaker Street, Geneva',
      phone: '+41 22 555 0108',
      delivery: '1-2 days',
      hours: ['08:00', '18:00'],
      present: false,
      charges: ['0.00', '0.00', '4.90'],
    },
  ),
  shop(
    'voltside',
    'Voltside',
    `Electronics we would buy for our own desks.
    |إلكترونيات نشتريها لمكاتبنا نحن.
    |لوازم الکترونیکی‌ای که برای میز خودمان می‌خریم.`,
    `We test before we list, we say what is missing, and our support answers in plain words.
    |نجرّب قبل أن نعرض، ونقول ما ينقص، ودعمنا يجيب بكلام واضح.
    |پیش از فروش آزمایش می‌کنیم، کاستی‌ها را می‌گوییم و پشتیبانی ما به زبان ساده پاسخ می‌دهد.`,
    {
      address: '120 Circuit Avenue, Rotterdam',
      phone: '+31 10 555 0120',
      delivery: '1-3 days',
      hours: null,
      present: true,
      charges: ['3.90', '5.90', '8.90'],
    },
  ),
  shop(
    'hearth-and-pine',
    'Hearth & Pine',
    `Furniture and light for calm rooms.
    |أثاث وإضاءة لغرف هادئة.
    |مبلمان و نور برای اتاق‌های آرام.`,
    `Solid wood, honest joints and covers that come off for washing. Our delivery teams carry to the room and take the boxes away.
    |خشب صلب ووصلات صادقة وأغطية تُنزع للغسل. فرقنا توصل إلى داخل الغرفة وتأخذ الصناديق معها.
    |چوب یکپارچه، اتصال‌های محکم و روکش‌هایی که برای شست‌وشو جدا می‌شوند. گروه‌های ما تا داخل اتاق می‌آورند و جعبه‌ها را با خود می‌برند.`,
    {
      address: 'Sawmill Yard 5, Aarhus',
      phone: '+45 70 555 105',
      delivery: '5-8 days',
      hours: ['07:00', '16:00'],
      present: true,
      charges: ['14.90', '24.90', '39.90'],
    },
  ),
  shop(
    'copper-spoon',
    'Copper Spoon',
    `The tools that stay on the counter.
    |أدوات تبقى على سطح المطبخ.
    |ابزارهایی که روی پیشخوان می‌مانند.`,
    `Run by a former restaurant chef who got tired of pans that warp. If it cannot take a busy service, it does not get in.
    |يديره طاهي مطاعم سابق ضاق بالمقالي التي تعوجّ. ما لا يحتمل ليلة مزدحمة لا يدخل إلينا.
    |سرآشپز پیشین رستورانی آن را می‌گرداند که از تابه‌های تاب‌برداشته خسته شده بود. هرچه تاب یک شب شلوغ را نیاورد، راهی به اینجا ندارد.`,
    {
      address: '41 Market Hall, Lyon',
      phone: '+33 4 55 55 01 41',
      delivery: '2-4 days',
      hours: ['07:30', '18:30'],
      present: true,
      charges: ['4.90', '6.90', '8.90'],
    },
  ),
  shop(
    'bloom-botanica',
    'Bloom Botanica',
    `Skincare and scent from short ingredient lists.
    |عناية بالبشرة وعطور بمكونات قليلة.
    |مراقبت پوست و عطر با فهرست کوتاهی از مواد.`,
    `We stir, pour and label in one room, and we print the date of the batch on every jar.
    |نمزج ونعبّئ ونلصق البطاقات في غرفة واحدة، ونطبع تاريخ الدفعة على كل مرطبان.
    |در یک اتاق هم می‌زنیم، پر می‌کنیم و برچسب می‌زنیم، و تاریخ ساخت را روی هر شیشه چاپ می‌کنیم.`,
    {
      address: '6 Orchard Mews, Bath',
      phone: '+44 1225 555 016',
      delivery: '2-4 days',
      hours: ['08:00', '17:00'],
      present: false,
      charges: ['3.50', '4.50', '5.50'],
    },
  ),
  shop(
    'fairplay-sports',
    'Fairplay Sports',
    `Balls, bats and wheels for Sunday leagues and beginners.
    |كرات ومضارب وعجلات لدوريات العطلة وللمبتدئين.
    |توپ، راکت و چرخ برای لیگ‌های آخر هفته و تازه‌کارها.`,
    `A club shop that outgrew its club. A part of every order buys kit for a youth team nearby.
    |متجر نادٍ كبر حتى صار أكبر من ناديه. وجزء من كل طلب يشتري عتادًا لفريق ناشئين قريب.
    |فروشگاه باشگاهی که از خود باشگاه بزرگ‌تر شد. بخشی از هر سفارش خرج لباس و توپ یک تیم نوجوانان در همین نزدیکی می‌شود.`,
    {
      address: 'Stadium Arcade 19, Porto',
      phone: '+351 22 555 0119',
      delivery: '3-5 days',
      hours: ['09:00', '21:00'],
      present: true,
      charges: ['4.90', '7.90', '11.90'],
    },
  ),
  shop(
    'little-comet',
    'Little Comet',
    `Toys that survive the stairs.
    |ألعاب تنجو من السلالم.
    |اسباب‌بازی‌هایی که از پله‌ها جان سالم به در می‌برند.`,
    `Our two smallest testers are four and seven. They are strict, and they do not read marketing texts.
    |أصغر مختبِرَين لدينا في الرابعة والسابعة. وهما صارمان ولا يقرآن نصوص الدعاية.
    |دو آزمایندهٔ کوچک ما چهار و هفت ساله‌اند. سخت‌گیرند و متن تبلیغاتی نمی‌خوانند.`,
    {
      address: '2 Observatory Hill, Prague',
      phone: '+420 2 5550 0102',
      delivery: '2-4 days',
      hours: ['08:00', '18:00'],
      present: true,
      charges: ['3.90', '5.90', '7.90'],
    },
  ),
  shop(
    'green-basket',
    'Green Basket',
    `Fruit, vegetables and bread from farms we know by name.
    |فواكه وخضروات وخبز من مزارع نعرفها بالاسم.
    |میوه، سبزی و نان از مزرعه‌هایی که به نام می‌شناسیم.`,
    `Thirty partner farms, one cool house, and bakers who start at two in the morning. Ordered by eight, there the next day.
    |ثلاثون مزرعة شريكة وبيت تبريد واحد وخبّازون يبدؤون في الثانية ليلًا. ما يُطلب قبل الثامنة يصل في اليوم التالي.
    |سی مزرعهٔ همکار، یک سردخانه و نانواهایی که ساعت دو بامداد کار را شروع می‌کنند. تا ساعت هشت سفارش بدهید، فردا می‌رسد.`,
    {
      address: 'Old Depot 11, Valencia',
      phone: '+34 96 555 0111',
      delivery: '1-2 days',
      hours: ['04:00', '20:00'],
      present: true,
      charges: ['2.90', '2.90', '4.90'],
    },
  ),
  shop(
    'stride-lab',
    'Stride Lab',
    `Shoes fitted by people who run.
    |أحذية يقيسها لك من يجرون.
    |کفش‌هایی که دونده‌ها برایتان اندازه می‌کنند.`,
    `Send us a picture of your old soles and we will tell you what your feet do. Returns are free, both ways.
    |أرسل إلينا صورة نعليك القديمين نقل لك ما تفعله قدماك. والإرجاع مجاني ذهابًا وإيابًا.
    |عکس کف کفش‌های کهنه‌تان را بفرستید تا بگوییم پاهایتان چه می‌کنند. مرجوعی، رفت و برگشت رایگان است.`,
    {
      address: '77 Canal Street, Manchester',
      phone: '+44 161 555 0177',
      delivery: '2-3 days',
      hours: ['09:00', '19:00'],
      present: true,
      charges: ['3.90', '5.90', '7.90'],
    },
  ),
  shop(
    'harbour-men',
    'Harbour Menswear',
    `Shirts, denim and the one good jacket.
    |قمصان وجينز والسترة الأنيقة الوحيدة.
    |پیراهن، جین و همان یک کت خوب.`,
    `Three generations of tailors, one of whom finally agreed to sell jeans.
    |ثلاثة أجيال من الخياطين، وافق أحدهم أخيرًا على بيع الجينز.
    |سه نسل خیاط که سرانجام یکی‌شان رضایت داد جین بفروشد.`,
    {
      address: 'Pier 4, Hamburg',
      phone: '+49 40 555 0104',
      delivery: '2-4 days',
      hours: ['08:00', '18:00'],
      present: false,
      charges: ['4.50', '6.50', '8.50'],
    },
  ),
  shop(
    'paper-and-play',
    'Paper & Play',
    `Paints, books, instruments and rainy-day games.
    |ألوان وكتب وآلات موسيقية وألعاب للأيام الماطرة.
    |رنگ، کتاب، ساز و بازی برای روزهای بارانی.`,
    `Half stationery shop, half living room. Come in for a pencil, leave with a violin.
    |نصفه متجر قرطاسية ونصفه غرفة جلوس. تدخل لقلم رصاص وتخرج بكمان.
    |نیمی نوشت‌افزارفروشی و نیمی اتاق نشیمن. برای یک مداد می‌آیید و با یک ویولن می‌روید.`,
    {
      address: '33 Rue des Cahiers, Montreal',
      phone: '+1 514 555 0133',
      delivery: '4-6 days',
      hours: ['13:00', '23:00'],
      present: true,
      charges: ['5.90', '7.90', '9.90'],
    },
  ),
  shop(
    'saffron-table',
    'Saffron Table',
    `Spices, grains and sweets for a generous table.
    |توابل وحبوب وحلويات لمائدة كريمة.
    |ادویه، غلات و شیرینی برای سفره‌ای دست‌ودلباز.`,
    `We travel to the harvest, buy from the people who pick, and pack the same month.
    |نسافر إلى الحصاد ونشتري ممن يقطفون ونعبّئ في الشهر نفسه.
    |تا پای برداشت سفر می‌کنیم، از خود چیننده‌ها می‌خریم و همان ماه بسته‌بندی می‌کنیم.`,
    {
      address: '9 Bazaar Gate, Istanbul',
      phone: '+90 212 555 01 09',
      delivery: '3-6 days',
      hours: ['06:00', '20:00'],
      present: true,
      charges: ['3.90', '5.90', '7.90'],
    },
  ),
]
