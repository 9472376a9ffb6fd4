import { category, sub } from './shape.ts'

export const bags = category(
  'bags',
  'Bags & Luggage|حقائب وأمتعة|کیف و چمدان',
  'atelier-noor northway-outfitters harbour-men',
  [
    sub('handbags', 'Handbags|حقائب يد|کیف دستی', {
      kind: 'plain',
      price: [49, 249],
      items: `handbag Top-Handle Bag|حقيبة بمقبض علوي|کیف دسته‌دار
        handbag Tote|حقيبة توت|کیف توت
        shopper Shopper|حقيبة تسوق|کیف خرید
        handbag Satchel|حقيبة ساتشيل|کیف ساچل`,
      looks: `Pebbled|بجلد محبّب|چرم دانه‌دار
        Two-Tone|بلونين|دورنگ
        Structured|بقوام متين|فرم‌دار
        Everyday|لكل يوم|روزمره
        Vegan|من الجلد النباتي|چرم گیاهی`,
      about: 'Room for a day, a zip for what matters, and edges painted by hand.',
      specs:
        'Material=Grained leather;Lining=Cotton twill;Size=32 × 24 × 13 cm;Strap=Detachable, adjustable',
    }),
    sub('purses-and-clutches', 'Purses & Clutches|محافظ وحقائب صغيرة|کیف پول و کلاچ', {
      kind: 'plain',
      price: [19, 99],
      items: `purse Coin Purse|محفظة نقود|کیف پول سکه
        clutch Clutch|حقيبة كلاتش|کیف کلاچ
        purse Evening Purse|حقيبة سهرة|کیف مجلسی
        clutch Cosmetic Pouch|حقيبة مستحضرات|کیف لوازم آرایش`,
      looks: `Kiss-Lock|بقفل معدني|قفل فلزی
        Velvet|من المخمل|مخمل
        Metallic|بلمعة معدنية|متالیک
        Quilted|بنقشة مبطّنة|لحاف‌دوزی
        Mini|بحجم صغير|مینی`,
      about: 'Small enough for one hand, with a clasp that closes with a good click.',
      specs:
        'Material=Smooth leather;Clasp=Brushed brass;Size=20 × 14 × 5 cm;Inside=Card slots and a zip pocket',
    }),
    sub('backpacks', 'Backpacks|حقائب ظهر|کوله‌پشتی', {
      kind: 'plain',
      price: [35, 149],
      items: `backpack City Backpack|حقيبة ظهر للمدينة|کوله شهری
        backpack Laptop Backpack|حقيبة ظهر للحاسوب|کوله لپ‌تاپ
        backpack School Backpack|حقيبة مدرسية|کوله مدرسه
        backpack Day Pack|حقيبة ظهر يومية|کوله روزانه`,
      looks: `Roll-Top|بفتحة ملفوفة|دهانه رول
        Waterproof|بقماش مقاوم للماء|ضدآب
        Recycled|من مواد معاد تدويرها|بازیافتی
        20-Litre|بسعة 20 لترًا|۲۰ لیتری
        Slim|بتصميم نحيف|باریک`,
      about: 'A padded back, a laptop sleeve and pockets where your hands expect them.',
      specs: 'Material=Recycled nylon;Volume=20 litres;Laptop=Up to 15.6 inch;Weight=780 g',
    }),
    sub('luggage', 'Luggage & Umbrellas|أمتعة ومظلات|چمدان و چتر', {
      kind: 'luggage',
      price: [29, 259],
      items: `suitcase Suitcase|حقيبة سفر|چمدان
        briefcase Briefcase|حقيبة عمل|کیف اداری
        umbrella Umbrella|مظلة|چتر
        suitcase Spinner|حقيبة بعجلات|چمدان چرخ‌دار`,
      looks: `Travel|للرحلات|سفری
        Compact|بحجم مدمج|جمع‌وجور
        Featherweight|بوزن خفيف|سبک
        Weather-Proof|بقماش مقاوم للطقس|ضدآب
        Business|لرحلات العمل|سفر کاری`,
      about: 'Quiet wheels, a handle without wobble, and corners that take a knock.',
      specs: 'Shell=Polycarbonate;Wheels=Four, double;Lock=TSA combination;Warranty=5 years',
    }),
  ],
)

export const jewellery = category(
  'jewellery',
  'Watches & Jewellery|ساعات ومجوهرات|ساعت و جواهرات',
  'tempo-and-co atelier-noor',
  [
    sub('watches', 'Watches|ساعات|ساعت', {
      kind: 'plain',
      price: [69, 349],
      items: `watch Field Watch|ساعة ميدانية|ساعت فیلد
        watch Automatic Watch|ساعة أوتوماتيكية|ساعت اتوماتیک
        watch Dress Watch|ساعة رسمية|ساعت رسمی
        watch Diver Watch|ساعة غوص|ساعت غواصی`,
      looks: `38 mm|بقطر 38 مم|۳۸ میلی‌متری
        Sapphire|بزجاج الياقوت|شیشه یاقوتی
        Minimal|بتصميم بسيط|مینیمال
        Solar|بطاقة شمسية|خورشیدی
        Night|بمينا داكن|صفحه تیره`,
      about: 'An honest dial you read at a glance, and a strap that changes without tools.',
      specs:
        'Case=Stainless steel;Glass=Sapphire, anti-reflective;Water resistance=10 bar;Movement=Quartz, 5-year battery',
    }),
    sub('rings-and-gems', 'Rings & Gems|خواتم وأحجار كريمة|انگشتر و جواهر', {
      kind: 'rings',
      price: [45, 390],
      items: `ring Ring|خاتم|انگشتر
        gem Gemstone Pendant|قلادة بحجر كريم|گردنبند نگین‌دار
        ring Engagement Ring|خاتم خطوبة|حلقه نامزدی
        crown Tiara|تاج صغير|تاج`,
      looks: `Blue Topaz|بحجر التوباز الأزرق|توپاز آبی
        Silver|من الفضة|نقره
        Solitaire|بحجر واحد|تک‌نگین
        Pavé|بأحجار مرصّعة|جواهرنشان
        Vintage|بطراز عتيق|وینتیج`,
      about: 'Set by hand, polished twice, and sent in a box worth keeping.',
      specs:
        'Metal=Sterling silver 925;Stone=Lab-grown, certified;Finish=Rhodium plated;Packaging=Gift box',
    }),
    sub('bracelets-and-beads', 'Bracelets & Beads|أساور وخرز|دستبند و مهره', {
      kind: 'plain',
      price: [15, 89],
      items: `beads Bead Bracelet|سوار خرز|دستبند مهره‌ای
        beads Prayer Beads|مسبحة|تسبیح
        beads Bead Necklace|عقد خرز|گردنبند مهره‌ای`,
      looks: `Agate|من العقيق|عقیق
        Rosewood|من خشب الورد|چوب رز
        Freshwater Pearl|من لؤلؤ المياه العذبة|مروارید
        Lava Stone|من حجر اللافا|سنگ آتش‌فشانی
        Amber|من الكهرمان|کهربا`,
      about: 'Beads chosen one by one and strung on a cord that lasts.',
      specs:
        'Material=Natural stone and wood;Cord=Braided, knotted;Length=18 cm, adjustable;Packaging=Cotton pouch',
    }),
    sub('eyewear', 'Eyewear|نظارات|عینک', {
      kind: 'plain',
      price: [29, 159],
      items: `sunglasses Sunglasses|نظارة شمسية|عینک آفتابی
        glasses Reading Glasses|نظارة قراءة|عینک مطالعه
        goggles Swim Goggles|نظارة سباحة|عینک شنا
        glasses Screen Glasses|نظارة للشاشات|عینک کامپیوتر`,
      looks: `Polarised|بعدسات مستقطبة|پلاریزه
        Classic|بتصميم كلاسيكي|کلاسیک
        Featherlight|بوزن خفيف|سبک
        Round|بإطار دائري|گرد
        Wide|بإطار عريض|عریض`,
      about: 'Clear lenses, five-barrel hinges, and a fit that stays when you look down.',
      specs:
        'Frame=Bio-acetate;Lens=UV400, scratch resistant;Width=142 mm;Includes=Hard case and cloth',
    }),
  ],
)

export const electronics = category(
  'electronics',
  'Electronics|إلكترونيات|لوازم الکترونیکی',
  'voltside tempo-and-co',
  [
    sub('phones-and-tablets', 'Phones & Tablets|هواتف وأجهزة لوحية|گوشی و تبلت', {
      kind: 'storage',
      price: [149, 899],
      items: `phone Smartphone|هاتف ذكي|گوشی هوشمند
        phone Tablet|جهاز لوحي|تبلت
        battery Power Bank|شاحن متنقل|پاوربانک
        plug Fast Charger|شاحن سريع|شارژر سریع`,
      looks: `Max|ماكس|مکس
        Compact|بحجم مدمج|جمع‌وجور
        Pro|برو|پرو
        Long-Life|ببطارية طويلة العمر|باتری پرقدرت
        Lite|لايت|لایت`,
      about: 'A bright screen, a battery for two days, and seven years of updates.',
      specs:
        'Display=6.3 inch OLED, 120 Hz;Camera=50 + 12 megapixels;Battery=4,800 mAh, 45 W charging;In the box=Cable and quick guide',
    }),
    sub('computers', 'Computers|حواسيب|کامپیوتر', {
      kind: 'computers',
      price: [39, 1290],
      items: `laptop Laptop|حاسوب محمول|لپ‌تاپ
        desktop Monitor|شاشة|مانیتور
        keyboard Keyboard|لوحة مفاتيح|کیبورد
        mouse Mouse|فأرة|ماوس
        printer Printer|طابعة|پرینتر`,
      looks: `Silent|بعمل صامت|بی‌صدا
        Wireless|باتصال لاسلكي|بی‌سیم
        Studio|ستوديو|استودیو
        Slim|بتصميم نحيف|باریک
        Home Office|للمكتب المنزلي|دفتر خانگی`,
      about: 'Quiet at the desk, quick where it counts, and easy to repair.',
      specs:
        'Ports=Two USB-C, one HDMI;Wireless=Wi-Fi 6E, Bluetooth 5.3;Noise=Below 26 dB;Warranty=3 years',
    }),
    sub('audio-and-tv', 'Audio & TV|صوتيات وتلفزيون|صوتی و تلویزیون', {
      kind: 'plain',
      price: [39, 549],
      items: `headphones Headphones|سماعات رأس|هدفون
        microphone Studio Microphone|ميكروفون استوديو|میکروفون استودیویی
        radio Radio|راديو|رادیو
        television Television|تلفزيون|تلویزیون
        mic Karaoke Microphone|ميكروفون كاريوكي|میکروفون کارائوکه`,
      looks: `Studio|ستوديو|استودیو
        Wireless|باتصال لاسلكي|بی‌سیم
        Hi-Res|بصوت عالي الدقة|کیفیت بالا
        Retro|بطراز قديم|رترو
        Portable|بحجم محمول|قابل حمل`,
      about: 'Tuned by ear: calm bass, clear voices, nothing sharp.',
      specs: 'Drivers=40 mm;Battery=Up to 38 hours;Codecs=AAC, LDAC;Weight=254 g',
    }),
    sub('cameras-and-gaming', 'Cameras & Gaming|كاميرات وألعاب فيديو|دوربین و بازی', {
      kind: 'plain',
      price: [45, 799],
      items: `camera Camera|كاميرا|دوربین عکاسی
        gamepad Game Controller|يد تحكم|دسته بازی
        camcorder Camcorder|كاميرا فيديو|دوربین فیلم‌برداری
        joystick Arcade Stick|عصا أركيد|دسته آرکید
        telescope Telescope|تلسكوب|تلسکوپ`,
      looks: `Compact|بحجم مدمج|جمع‌وجور
        Wireless|باتصال لاسلكي|بی‌سیم
        Pro|برو|پرو
        Starter|للمبتدئين|مبتدی
        Travel|للرحلات|سفری`,
      about: 'Made for hands: real dials, firm buttons, and menus you learn in a minute.',
      specs:
        'Sensor=24 megapixels;Connection=USB-C and Bluetooth;Battery=Replaceable;In the box=Strap, cable, pouch',
    }),
  ],
)
