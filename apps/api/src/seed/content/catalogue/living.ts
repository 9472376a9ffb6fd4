import { category, sub } from './shape.ts'

export const home = category(
  'home',
  'Home & Furniture|منزل وأثاث|خانه و مبلمان',
  'hearth-and-pine copper-spoon',
  [
    sub('seating', 'Chairs & Sofas|كراسي وأرائك|صندلی و مبل', {
      kind: 'plain',
      price: [79, 899],
      items: `chair Dining Chair|كرسي طعام|صندلی ناهارخوری
        sofa Sofa with Lamp|أريكة مع مصباح|مبل با آباژور
        chair Reading Chair|كرسي قراءة|صندلی مطالعه
        sofa Two-Seat Sofa|أريكة لشخصين|مبل دونفره`,
      looks: `Oak|من خشب البلوط|چوب بلوط
        Velvet|من المخمل|مخمل
        Bentwood|من الخشب المقوّس|چوب خم
        Compact|بحجم مدمج|جمع‌وجور
        Deep-Seat|بمقعد عميق|نشیمن عمیق`,
      about: `Joined, not just screwed, and made to be sat in every single day.
        |معشّق لا مبرغي فحسب، ومصنوع ليُجلس عليه كل يوم.
        |فقط پیچ نشده، کام‌وزبانه شده و برای نشستن هر روزه ساخته شده است.`,
      specs: `Frame=Solid oak|بلوط صلب|بلوط یکپارچه
        Cover=Removable, washable|قابل للنزع والغسل|جداشونده و قابل شست‌وشو
        Seat height=46 cm|46 سم|۴۶ سانتی‌متر
        Assembly=10 minutes, tool included|10 دقائق، والأداة مرفقة|۱۰ دقیقه، همراه با ابزار`,
    }),
    sub('bedroom-and-storage', 'Bedroom & Storage|غرفة النوم والتخزين|اتاق خواب و نظم‌دهی', {
      kind: 'beds',
      price: [25, 690],
      items: `bed Bed Frame|هيكل سرير|تخت‌خواب
        basket Storage Basket|سلة تخزين|سبد نگهداری
        bucket Bucket|دلو|سطل
        toolbox Tool Box|صندوق أدوات|جعبه ابزار
        ladder Library Ladder|سلّم مكتبة|نردبان کتابخانه`,
      looks: `Natural|بخامات طبيعية|طبیعی
        Nordic|بطراز نوردي|نوردیک
        Compact|بحجم مدمج|جمع‌وجور
        Solid|بقوام متين|محکم
        Painted|بطلاء مطفي|رنگ مات`,
      about: `Calm shapes that make a room feel tidied up.
        |أشكال هادئة تجعل الغرفة تبدو مرتّبة.
        |فرم‌های آرامی که اتاق را مرتب نشان می‌دهند.`,
      specs: `Material=Solid pine, water-based lacquer|صنوبر صلب وطلاء مائي|کاج یکپارچه، لاک پایهٔ آب
        Load=Up to 250 kg|حتى 250 كغ|تا ۲۵۰ کیلوگرم
        Origin=FSC certified wood|خشب بشهادة FSC|چوب با گواهی FSC
        Warranty=5 years|5 سنوات|۵ سال`,
    }),
    sub('lighting', 'Lighting|إضاءة|روشنایی', {
      kind: 'plain',
      price: [9, 139],
      items: `bulb Filament Bulb|مصباح فتيلي|لامپ فیلامنتی
        candle Candle|شمعة|شمع
        torch Torch|كشّاف|چراغ‌قوه
        oillamp Oil Lamp|مصباح زيت|چراغ روغنی`,
      looks: `Warm|بضوء دافئ|نور گرم
        Travel|للسفر|سفری
        Long-Lasting|بعمر طويل|بادوام
        Nordic|بطراز نوردي|نوردیک
        Hand-Made|بصناعة يدوية|دست‌ساز`,
      about: `A warm pool of light that flatters rooms and people.
        |بقعة ضوء دافئة تليق بالغرف والناس.
        |حوضچه‌ای از نور گرم که به اتاق و آدم‌ها می‌آید.`,
      specs: `Light=2,700 K, 470 lumens|2700 كلفن، 470 لومن|۲۷۰۰ کلوین، ۴۷۰ لومن
        Life=25,000 hours|25,000 ساعة|۲۵٬۰۰۰ ساعت
        Dimming=Yes|نعم|دارد
        Energy=4.5 W|4.5 واط|۴٫۵ وات`,
    }),
    sub('decor-and-plants', 'Decor & Plants|ديكور ونباتات|دکور و گیاه', {
      kind: 'plain',
      price: [12, 159],
      items: `plant House Plant|نبتة منزلية|گیاه آپارتمانی
        mirror Wall Mirror|مرآة حائط|آینه دیواری
        vase Amphora Vase|مزهرية أمفورا|گلدان آمفورا
        picture Framed Print|لوحة بإطار|تابلو قاب‌شده
        mantelclock Mantel Clock|ساعة رفّ|ساعت رومیزی
        alarm Alarm Clock|ساعة منبّه|ساعت زنگ‌دار
        cactus Cactus|صبّار|کاکتوس
        bouquet Bouquet|باقة زهور|دسته‌گل`,
      looks: `Classic|بتصميم كلاسيكي|کلاسیک
        Studio|بطابع الاستوديو|استودیو
        Garden|بطابع الحديقة|باغ
        Autumn|بألوان الخريف|پاییزی
        Little|بحجم صغير|کوچک`,
      about: `One good thing on a shelf changes the whole wall.
        |شيء واحد جميل على الرف يغيّر الجدار كله.
        |یک چیز خوب روی قفسه همهٔ دیوار را عوض می‌کند.`,
      specs: `Material=Ceramic, wood and brass|خزف وخشب ونحاس أصفر|سرامیک، چوب و برنج
        Height=28 cm|28 سم|۲۸ سانتی‌متر
        Care=Dust with a soft cloth|يُمسح بقطعة قماش ناعمة|گردگیری با دستمال نرم
        Packaging=Plastic free|بلا بلاستيك|بدون پلاستیک`,
    }),
  ],
)

export const kitchen = category(
  'kitchen',
  'Kitchen & Dining|مطبخ ومائدة|آشپزخانه و سفره',
  'copper-spoon hearth-and-pine',
  [
    sub('cookware', 'Cookware|أواني الطهي|ظروف پخت‌وپز', {
      kind: 'plain',
      price: [25, 179],
      items: `pan Frying Pan|مقلاة|تابه
        paella Paella Pan|مقلاة باييلا|تابه پائیا
        stew Stock Pot|قدر حساء|قابلمه
        fondue Fondue Set|طقم فوندو|ست فوندو`,
      looks: `Cast-Iron|من الحديد الزهر|چدنی
        Non-Stick|بسطح غير لاصق|نچسب
        Copper|من النحاس|مسی
        28 cm|بقطر 28 سم|۲۸ سانتی
        Induction|لمواقد الحث|اینداکشن`,
      about: `Heats evenly, cleans quickly, and goes from hob to table.
        |يسخن بالتساوي ويُنظّف بسرعة وينتقل من الموقد إلى المائدة.
        |یکنواخت داغ می‌شود، زود تمیز می‌شود و از اجاق یک‌راست سر سفره می‌آید.`,
      specs: `Material=Cast iron, enamelled|حديد زهر مطلي بالمينا|چدن لعاب‌دار
        Hobs=All, with induction|كل المواقد ومنها الحث|همهٔ اجاق‌ها، حتی القایی
        Oven=Up to 240 °C|حتى 240 °م|تا ۲۴۰ درجه
        Care=Hand wash|غسيل يدوي|شست‌وشو با دست`,
    }),
    sub('tableware', 'Tableware|أدوات المائدة|ظروف سرو', {
      kind: 'sets',
      price: [9, 119],
      items: `bowl Bowl & Spoon|وعاء مع ملعقة|کاسه و قاشق
        plate Plate Setting|طقم صحن|ست بشقاب
        cutlery Cutlery|أدوات مائدة|کارد و چنگال
        chopsticks Chopsticks|عيدان طعام|چاپستیک
        spoon Serving Spoon|ملعقة تقديم|قاشق سرو
        wineglass Stem Glass|كأس بساق|جام پایه‌دار
        glass Tumbler Glass|كوب زجاجي|لیوان`,
      looks: `Stoneware|من الفخار الحجري|سنگی
        Matt|بسطح مطفي|مات
        Everyday|لكل يوم|روزمره
        Dishwasher-Safe|لغسالة الصحون|قابل شست‌وشو در ماشین
        Bistro|بطراز المقاهي|بیسترو`,
      about: `Good weight, a fine rim, and a glaze that shrugs off forks.
        |وزن مريح وحافة رقيقة وطلاء لا تؤثر فيه الشوك.
        |وزن خوش‌دست، لبهٔ ظریف و لعابی که چنگال خطش نمی‌اندازد.`,
      specs: `Material=Stoneware and 18/10 steel|فخار حجري وفولاذ 18/10|سفال سنگی و استیل ۱۸/۱۰
        Dishwasher=Yes|نعم|بله
        Microwave=Yes|نعم|بله
        Set=One place setting|طقم لشخص واحد|ست یک‌نفره`,
    }),
    sub('coffee-and-tea', 'Coffee & Tea|قهوة وشاي|قهوه و چای', {
      kind: 'plain',
      price: [12, 89],
      items: `cup Cup & Saucer|فنجان مع صحن|فنجان و نعلبکی
        teapot Teapot|إبريق شاي|قوری
        teacup Tea Bowl|كوب شاي|پیاله چای
        mate Mate Set|طقم متة|ست ماته
        tumbler Travel Tumbler|كوب سفر|لیوان سفری
        sake Sake Set|طقم ساكي|ست ساکه`,
      looks: `Porcelain|من البورسلين|چینی
        Everyday|لكل يوم|روزمره
        Hand-Finished|بلمسة يدوية|دست‌ساز
        Classic|بتصميم كلاسيكي|کلاسیک
        Family|بحجم عائلي|خانوادگی`,
      about: `Pours without a drip and keeps its warmth for a second cup.
        |يصبّ بلا قطرة شاردة ويحفظ دفأه لفنجان ثانٍ.
        |بی‌چکه می‌ریزد و گرمایش را برای فنجان دوم نگه می‌دارد.`,
      specs: `Material=Glazed porcelain|بورسلين مزجّج|چینی لعاب‌دار
        Volume=0.9 litres|0.9 لتر|۰٫۹ لیتر
        Dishwasher=Yes|نعم|بله
        Includes=Fine steel sieve|مصفاة فولاذ دقيقة|صافی استیل ریز`,
    }),
    sub('kitchen-tools', 'Kitchen Tools|أدوات المطبخ|ابزار آشپزخانه', {
      kind: 'plain',
      price: [7, 99],
      items: `knife Chef’s Knife|سكين طاهٍ|چاقوی سرآشپز
        timer Kitchen Timer|مؤقت مطبخ|تایمر آشپزخانه
        jar Storage Jar|مرطبان حفظ|شیشه نگهداری
        salt Salt Mill|مطحنة ملح|آسیاب نمک
        bento Lunch Box|علبة غداء|ظرف ناهار
        ice Ice Mould|قالب ثلج|قالب یخ`,
      looks: `Professional|للمحترفين|حرفه‌ای
        Precision|بدقة عالية|دقیق
        Everyday|لكل يوم|روزمره
        Classic|بتصميم كلاسيكي|کلاسیک
        Compact|بحجم مدمج|جمع‌وجور`,
      about: `The tool that stays on the counter because it is used every day.
        |الأداة التي تبقى على سطح المطبخ لأنها تُستعمل كل يوم.
        |ابزاری که روی پیشخوان می‌ماند، چون هر روز به کار می‌آید.`,
      specs: `Material=High-carbon steel and glass|فولاذ عالي الكربون وزجاج|فولاد پرکربن و شیشه
        Handle=Beech|خشب الزان|چوب راش
        Care=Wipe dry|يُجفّف بالمسح|با دستمال خشک کنید
        Warranty=10 years|10 سنوات|۱۰ سال`,
    }),
  ],
)

export const beauty = category(
  'beauty',
  'Beauty & Care|جمال وعناية|زیبایی و مراقبت',
  'bloom-botanica atelier-noor',
  [
    sub('make-up', 'Make-up|مكياج|آرایش', {
      kind: 'plain',
      price: [8, 45],
      items: `lipstick Lipstick|أحمر شفاه|رژ لب
        nailpolish Nail Polish|طلاء أظافر|لاک ناخن
        lipstick Lip Balm|بلسم شفاه|بالم لب
        jarcream Powder Compact|بودرة مضغوطة|پنکیک`,
      looks: `Velvet|بلمسة مخملية|مخملی
        Satin|بلمعة ساتان|ساتن
        Long-Wear|بثبات طويل|ماندگار
        Sheer|بلون شفاف|شفاف
        Vegan|بتركيبة نباتية|وگان`,
      about: `Rich colour in one stroke, and lips that still feel like lips.
        |لون غني بتمريرة واحدة، وشفاه تبقى على طبيعتها.
        |رنگی پرمایه با یک حرکت، و لب‌هایی که هنوز حس لب دارند.`,
      specs: `Finish=Satin|ساتان|ساتن
        Wear=Up to 8 hours|حتى 8 ساعات|تا ۸ ساعت
        Free from=Parabens, mineral oil|البارابين والزيوت المعدنية|پارابن و روغن معدنی
        Tested=Dermatologically|من أطباء الجلد|زیر نظر متخصص پوست`,
    }),
    sub('skincare', 'Skincare|عناية بالبشرة|مراقبت پوست', {
      kind: 'volume',
      price: [12, 69],
      items: `lotion Body Lotion|لوشن للجسم|لوسیون بدن
        jarcream Face Cream|كريم للوجه|کرم صورت
        soap Soap Bar|صابون|صابون
        lotion Cleanser|غسول|پاک‌کننده`,
      looks: `Rose|بماء الورد|گل رز
        Argan|بزيت الأرغان|آرگان
        Sensitive|للبشرة الحساسة|پوست حساس
        Unscented|بلا عطر|بدون عطر
        Night|لليل|شب`,
      about: `Short ingredient lists and textures that sink in while you brush your teeth.
        |مكونات قليلة وقوام تمتصه البشرة وأنت تفرّش أسنانك.
        |فهرست کوتاهی از مواد و بافتی که تا مسواک بزنید جذب می‌شود.`,
      specs: `Skin=All types|كل الأنواع|همهٔ پوست‌ها
        Key ingredient=Squalane and glycerine|سكوالين وغليسرين|اسکوالان و گلیسیرین
        Vegan=Yes|نعم|بله
        Made in=Small batches|دفعات صغيرة|سری‌های کوچک`,
    }),
    sub('hair-and-shaving', 'Hair & Shaving|شعر وحلاقة|مو و اصلاح', {
      kind: 'plain',
      price: [6, 59],
      items: `comb Hair Comb|مشط شعر|شانه مو
        razor Safety Razor|ماكينة حلاقة|تیغ اصلاح
        lotion Shampoo|شامبو|شامپو
        toothbrush Toothbrush|فرشاة أسنان|مسواک
        bow Hair Bow|فيونكة شعر|پاپیون مو`,
      looks: `Classic|بتصميم كلاسيكي|کلاسیک
        Travel|للسفر|سفری
        Daily|لكل يوم|روزانه
        Gentle|بلمسة لطيفة|ملایم
        Barber|بجودة الحلاقين|آرایشگاهی`,
      about: `Honest tools for the first ten minutes of the day.
        |أدوات صادقة لأول عشر دقائق من النهار.
        |ابزارهایی صادق برای ده دقیقهٔ نخست روز.`,
      specs: `Material=Pear wood, steel, plant fibres|خشب الكمثرى وفولاذ وألياف نباتية|چوب گلابی، فولاد، الیاف گیاهی
        Refill=Available|متوفرة|موجود
        Packaging=Paper|ورق|کاغذی
        Care=Rinse and dry|يُشطف ويُجفّف|آب بکشید و خشک کنید`,
    }),
    sub('fragrance-and-bath', 'Fragrance & Bath|عطور واستحمام|عطر و حمام', {
      kind: 'volume',
      price: [14, 119],
      items: `perfume Eau de Parfum|ماء عطر|ادوپرفیوم
        rose Rose Water|ماء ورد|گلاب
        bubbles Bubble Bath|رغوة استحمام|کف حمام
        hyacinth Room Mist|معطّر غرف|خوشبوکننده
        perfume Body Mist|معطّر للجسم|بادی میست`,
      looks: `Damask|بالورد الدمشقي|دمشقی
        White Musk|بالمسك الأبيض|مشک سفید
        Oud|بالعود|عود
        Citrus|بالحمضيات|مرکبات
        Fig & Cedar|بالتين والأرز|انجیر و سدر`,
      about: `A quiet trail that stays close and lasts until evening.
        |أثر هادئ يبقى قريبًا ويدوم حتى المساء.
        |ردی آرام که نزدیک می‌ماند و تا شب دوام دارد.`,
      specs: `Concentration=18%|18%|۱۸٪
        Notes=Bergamot, rose, cedar|برغموت وورد وأرز|ترنج، گل رز، سدر
        Alcohol=Organic|عضوي|ارگانیک
        Made in=Small batches|دفعات صغيرة|سری‌های کوچک`,
    }),
  ],
)
