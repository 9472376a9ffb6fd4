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
      about: 'Joined, not just screwed, and made to be sat in every single day.',
      specs:
        'Frame=Solid oak;Cover=Removable, washable;Seat height=46 cm;Assembly=10 minutes, tool included',
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
      about: 'Calm shapes that make a room feel tidied up.',
      specs:
        'Material=Solid pine, water-based lacquer;Load=Up to 250 kg;Origin=FSC certified wood;Warranty=5 years',
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
      about: 'A warm pool of light that flatters rooms and people.',
      specs: 'Light=2,700 K, 470 lumens;Life=25,000 hours;Dimming=Yes;Energy=4.5 W',
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
      about: 'One good thing on a shelf changes the whole wall.',
      specs:
        'Material=Ceramic, wood and brass;Height=28 cm;Care=Dust with a soft cloth;Packaging=Plastic free',
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
      about: 'Heats evenly, cleans quickly, and goes from hob to table.',
      specs:
        'Material=Cast iron, enamelled;Hobs=All, with induction;Oven=Up to 240 °C;Care=Hand wash',
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
      about: 'Good weight, a fine rim, and a glaze that shrugs off forks.',
      specs:
        'Material=Stoneware and 18/10 steel;Dishwasher=Yes;Microwave=Yes;Set=One place setting',
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
      about: 'Pours without a drip and keeps its warmth for a second cup.',
      specs: 'Material=Glazed porcelain;Volume=0.9 litres;Dishwasher=Yes;Includes=Fine steel sieve',
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
      about: 'The tool that stays on the counter because it is used every day.',
      specs: 'Material=High-carbon steel and glass;Handle=Beech;Care=Wipe dry;Warranty=10 years',
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
        fan Powder Compact|بودرة مضغوطة|پنکیک`,
      looks: `Velvet|بلمسة مخملية|مخملی
        Satin|بلمعة ساتان|ساتن
        Long-Wear|بثبات طويل|ماندگار
        Sheer|بلون شفاف|شفاف
        Vegan|بتركيبة نباتية|وگان`,
      about: 'Rich colour in one stroke, and lips that still feel like lips.',
      specs:
        'Finish=Satin;Wear=Up to 8 hours;Free from=Parabens, mineral oil;Tested=Dermatologically',
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
      about: 'Short ingredient lists and textures that sink in while you brush your teeth.',
      specs: 'Skin=All types;Key ingredient=Squalane and glycerine;Vegan=Yes;Made in=Small batches',
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
      about: 'Honest tools for the first ten minutes of the day.',
      specs:
        'Material=Pear wood, steel, plant fibres;Refill=Available;Packaging=Paper;Care=Rinse and dry',
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
      about: 'A quiet trail that stays close and lasts until evening.',
      specs: 'Concentration=18%;Notes=Bergamot, rose, cedar;Alcohol=Organic;Made in=Small batches',
    }),
  ],
)
