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
      about: `Room for a day, a zip for what matters, and edges painted by hand.
        |مساحة ليوم كامل وسحّاب لما يهمّك وحواف مطلية يدويًا.
        |جا برای یک روز، زیپی برای چیزهای مهم و لبه‌هایی که با دست رنگ شده‌اند.`,
      specs: `Material=Grained leather|جلد محبّب|چرم دانه‌دار
        Lining=Cotton twill|تويل قطني|توییل نخی
        Size=32 × 24 × 13 cm|32 × 24 × 13 سم|۳۲ × ۲۴ × ۱۳ سانتی‌متر
        Strap=Detachable, adjustable|قابل للفصل والتعديل|جداشونده و قابل تنظیم`,
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
      about: `Small enough for one hand, with a clasp that closes with a good click.
        |صغيرة تكفيها يد واحدة، بمشبك يُغلق بطقّة مريحة.
        |آن‌قدر کوچک که در یک دست جا می‌شود، با قفلی که با صدایی دلنشین بسته می‌شود.`,
      specs: `Material=Smooth leather|جلد ناعم|چرم صاف
        Clasp=Brushed brass|نحاس مصقول|برنج مات
        Size=20 × 14 × 5 cm|20 × 14 × 5 سم|۲۰ × ۱۴ × ۵ سانتی‌متر
        Inside=Card slots and a zip pocket|جيوب للبطاقات وجيب بسحّاب|جای کارت و یک جیب زیپ‌دار`,
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
      about: `A padded back, a laptop sleeve and pockets where your hands expect them.
        |ظهر مبطّن وجيب للحاسوب وجيوب حيث تتوقعها يداك.
        |پشتی نرم، جای لپ‌تاپ و جیب‌هایی همان‌جا که دستتان دنبالشان می‌گردد.`,
      specs: `Material=Recycled nylon|نايلون معاد تدويره|نایلون بازیافتی
        Volume=20 litres|20 لترًا|۲۰ لیتر
        Laptop=Up to 15.6 inch|حتى 15.6 بوصة|تا ۱۵٫۶ اینچ
        Weight=780 g|780 غ|۷۸۰ گرم`,
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
      about: `Quiet wheels, a handle without wobble, and corners that take a knock.
        |عجلات هادئة ومقبض لا يهتز وزوايا تحتمل الصدمات.
        |چرخ‌های بی‌صدا، دسته‌ای بدون لقی و گوشه‌هایی که ضربه را تاب می‌آورند.`,
      specs: `Shell=Polycarbonate|بولي كربونات|پلی‌کربنات
        Wheels=Four, double|أربع عجلات مزدوجة|چهار چرخ دوتایی
        Lock=TSA combination|قفل TSA بأرقام سرية|قفل رمزدار TSA
        Warranty=5 years|5 سنوات|۵ سال`,
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
      about: `An honest dial you read at a glance, and a strap that changes without tools.
        |مينا صريح تقرؤه بلمحة وسوار يُبدَّل بلا أدوات.
        |صفحه‌ای خوانا که با یک نگاه خوانده می‌شود و بندی که بدون ابزار عوض می‌شود.`,
      specs: `Case=Stainless steel|فولاذ مقاوم للصدأ|استیل ضدزنگ
        Glass=Sapphire, anti-reflective|ياقوت مضاد للانعكاس|یاقوت کبود، ضدبازتاب
        Water resistance=10 bar|10 بار|۱۰ بار
        Movement=Quartz, 5-year battery|كوارتز، بطارية لخمس سنوات|کوارتز، باتری ۵ ساله`,
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
      about: `Set by hand, polished twice, and sent in a box worth keeping.
        |مرصّع يدويًا ومصقول مرتين، ويصل في علبة تستحق الاحتفاظ بها.
        |نگین‌نشانی با دست، دو بار پرداخت‌شده، در جعبه‌ای که ارزش نگه داشتن دارد.`,
      specs: `Metal=Sterling silver 925|فضة إسترلينية عيار 925|نقرهٔ استرلینگ ۹۲۵
        Stone=Lab-grown, certified|مستنبت مخبريًا مع شهادة|آزمایشگاهی، با گواهی
        Finish=Rhodium plated|مطلي بالروديوم|آبکاری رودیوم
        Packaging=Gift box|علبة هدية|جعبهٔ هدیه`,
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
      about: `Beads chosen one by one and strung on a cord that lasts.
        |خرز منتقى حبة حبة ومنظوم في خيط يدوم.
        |مهره‌هایی که یکی‌یکی انتخاب و به بندی ماندگار کشیده شده‌اند.`,
      specs: `Material=Natural stone and wood|حجر طبيعي وخشب|سنگ طبیعی و چوب
        Cord=Braided, knotted|مجدول ومعقود|بافته و گره‌خورده
        Length=18 cm, adjustable|18 سم، قابل للتعديل|۱۸ سانتی‌متر، قابل تنظیم
        Packaging=Cotton pouch|كيس قطني|کیسهٔ نخی`,
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
      about: `Clear lenses, five-barrel hinges, and a fit that stays when you look down.
        |عدسات صافية ومفصلات متينة وثبات حتى حين تنظر إلى الأسفل.
        |عدسی‌های شفاف، لولاهای پنج‌پره و فرمی که وقتی پایین را نگاه می‌کنید هم سر جایش می‌ماند.`,
      specs: `Frame=Bio-acetate|أسيتات حيوي|استات زیستی
        Lens=UV400, scratch resistant|UV400، مقاومة للخدش|UV400، ضدخش
        Width=142 mm|142 مم|۱۴۲ میلی‌متر
        Includes=Hard case and cloth|علبة صلبة وقطعة قماش|جعبهٔ سخت و دستمال`,
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
      about: `A bright screen, a battery for two days, and seven years of updates.
        |شاشة ساطعة وبطارية ليومين وتحديثات لسبع سنوات.
        |صفحه‌ای روشن، باتری دو روزه و هفت سال به‌روزرسانی.`,
      specs: `Display=6.3 inch OLED, 120 Hz|OLED مقاس 6.3 بوصة، 120 هرتز|OLED ‏۶٫۳ اینچی، ۱۲۰ هرتز
        Camera=50 + 12 megapixels|50 + 12 ميغابكسل|۵۰ + ۱۲ مگاپیکسل
        Battery=4,800 mAh, 45 W charging|4800 مللي أمبير ساعة، شحن 45 واط|۴۸۰۰ میلی‌آمپرساعت، شارژ ۴۵ وات
        In the box=Cable and quick guide|كابل ودليل سريع|کابل و راهنمای سریع`,
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
      about: `Quiet at the desk, quick where it counts, and easy to repair.
        |هادئ على المكتب وسريع حيث يلزم وسهل الإصلاح.
        |روی میز بی‌صدا، هر جا لازم باشد سریع و آسان برای تعمیر.`,
      specs: `Ports=Two USB-C, one HDMI|منفذا USB-C ومنفذ HDMI|دو USB-C و یک HDMI
        Wireless=Wi-Fi 6E, Bluetooth 5.3|Wi-Fi 6E وبلوتوث 5.3|Wi-Fi 6E و بلوتوث ۵٫۳
        Noise=Below 26 dB|أقل من 26 ديسيبل|زیر ۲۶ دسی‌بل
        Warranty=3 years|3 سنوات|۳ سال`,
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
      about: `Tuned by ear: calm bass, clear voices, nothing sharp.
        |مضبوط بالأذن: جهير هادئ وأصوات واضحة ولا شيء حادّ.
        |تنظیم‌شده با گوش: بم آرام، صدای روشن گوینده و هیچ چیز گوش‌خراش.`,
      specs: `Drivers=40 mm|40 مم|۴۰ میلی‌متر
        Battery=Up to 38 hours|حتى 38 ساعة|تا ۳۸ ساعت
        Codecs=AAC, LDAC|AAC وLDAC|AAC و LDAC
        Weight=254 g|254 غ|۲۵۴ گرم`,
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
      about: `Made for hands: real dials, firm buttons, and menus you learn in a minute.
        |مصنوع لليدين: أقراص حقيقية وأزرار متينة وقوائم تتعلمها في دقيقة.
        |ساخته برای دست: پیچ‌های واقعی، دکمه‌های محکم و منوهایی که یک‌دقیقه‌ای یاد می‌گیرید.`,
      specs: `Sensor=24 megapixels|24 ميغابكسل|۲۴ مگاپیکسل
        Connection=USB-C and Bluetooth|USB-C وبلوتوث|USB-C و بلوتوث
        Battery=Replaceable|قابلة للتبديل|قابل تعویض
        In the box=Strap, cable, pouch|حزام وكابل وحقيبة صغيرة|بند، کابل و کیسه`,
    }),
  ],
)
