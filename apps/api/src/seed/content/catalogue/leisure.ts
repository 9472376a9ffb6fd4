import { category, sub } from './shape.ts'

export const sports = category(
  'sports',
  'Sports & Outdoors|رياضة وهواء طلق|ورزش و طبیعت‌گردی',
  'fairplay-sports northway-outfitters',
  [
    sub('ball-games', 'Ball Games|ألعاب الكرة|بازی‌های توپی', {
      kind: 'plain',
      price: [15, 69],
      items: `football Football|كرة قدم|توپ فوتبال
        basketball Basketball|كرة سلة|توپ بسکتبال
        volleyball Volleyball|كرة طائرة|توپ والیبال
        rugbyball American Football|كرة قدم أمريكية|توپ فوتبال آمریکایی
        baseball Baseball|كرة بيسبول|توپ بیسبال
        bowling Bowling Set|طقم بولينغ|ست بولینگ`,
      looks: `Match|للمباريات|مسابقه
        Training|للتدريب|تمرین
        Indoor|للصالات|سالنی
        Street|للشارع|خیابانی
        Junior|للناشئين|نوجوانان`,
      about: 'Holds its air, its shape and its grip, season after season.',
      specs: 'Cover=PU, thermally bonded;Bladder=Butyl;Size=5;Use=Grass, turf and hall',
    }),
    sub('rackets-and-bats', 'Rackets & Bats|مضارب|راکت و چوب', {
      kind: 'plain',
      price: [19, 189],
      items: `tennis Tennis Racket|مضرب تنس|راکت تنیس
        badminton Badminton Set|طقم ريشة|ست بدمینتون
        pingpong Table Tennis Bat|مضرب تنس طاولة|راکت پینگ‌پنگ
        cricket Cricket Bat|مضرب كريكيت|چوب کریکت
        hockey Hockey Stick|عصا هوكي|چوب هاکی
        lacrosse Lacrosse Stick|عصا لاكروس|چوب لاکراس`,
      looks: `Carbon|من الكربون|کربنی
        Club|للأندية|باشگاهی
        Tour|للمحترفين|حرفه‌ای
        Beginner|للمبتدئين|مبتدی
        Control|لتحكم أدقّ|کنترلی`,
      about: 'A generous sweet spot that forgives the late swing.',
      specs: 'Frame=Carbon and fibreglass;Weight=285 g;Balance=Neutral;Includes=Cover',
    }),
    sub('fitness-and-wheels', 'Fitness & Wheels|لياقة وعجلات|تناسب اندام و چرخ', {
      kind: 'plain',
      price: [25, 649],
      items: `boxing Boxing Gloves|قفازات ملاكمة|دستکش بوکس
        skateboard Skateboard|لوح تزلج|اسکیت‌برد
        scooter Kick Scooter|سكوتر|اسکوتر
        bicycle City Bike|دراجة مدينة|دوچرخه شهری
        rollerskate Roller Skates|أحذية تزلج بعجلات|اسکیت چرخ‌دار
        iceskate Ice Skates|أحذية تزلج على الجليد|کفش پاتیناژ`,
      looks: `Street|للشارع|خیابانی
        Pro|برو|پرو
        Light|بوزن خفيف|سبک
        Studio|للصالات|باشگاهی
        Folding|بتصميم قابل للطي|تاشو`,
      about: 'Smooth bearings, solid joints, and a ride that makes detours tempting.',
      specs: 'Frame=Aluminium and maple;Load=Up to 110 kg;Bearings=ABEC 7;Warranty=2 years',
    }),
    sub('camping-and-water', 'Camping & Water|تخييم ورياضات مائية|کمپینگ و ورزش آبی', {
      kind: 'plain',
      price: [19, 349],
      items: `tent Tent|خيمة|چادر
        mask Snorkel Set|طقم غطس|ست غواصی
        fishing Fishing Rod|صنارة صيد|چوب ماهی‌گیری
        compass Compass|بوصلة|قطب‌نما
        archery Bow Set|طقم قوس وسهم|ست تیر و کمان
        ski Skis|زلاجات|اسکی
        frisbee Flying Disc|قرص طائر|فریزبی`,
      looks: `Expedition|للرحلات الطويلة|سفرهای طولانی
        Explorer|للمستكشفين|کاوشگر
        Ultralight|بوزن خفيف جدًا|فوق‌سبک
        Weekend|لعطلة الأسبوع|آخر هفته
        All-Season|لكل الفصول|چهارفصل`,
      about: 'Packs small, sets up in the dark, and does not mind the rain.',
      specs:
        'Material=Ripstop and aluminium;Water column=4,000 mm;Weight=2.1 kg;Repair=Kit included',
    }),
  ],
)

export const toys = category(
  'toys',
  'Toys & Kids|ألعاب وأطفال|اسباب‌بازی و کودک',
  'little-comet paper-and-play',
  [
    sub('soft-toys', 'Soft Toys & Dolls|دمى|عروسک', {
      kind: 'plain',
      price: [12, 49],
      items: `teddy Teddy Bear|دب محشو|خرس عروسکی
        doll Nesting Doll|دمية متداخلة|عروسک ماتریوشکا
        dinosaur T-Rex|ديناصور تي ركس|دایناسور تی‌رکس
        sauropod Long-Neck Dinosaur|ديناصور طويل العنق|دایناسور گردن‌دراز
        bottle Doll’s Bottle|رضّاعة دمية|شیشه شیر عروسک`,
      looks: `Cuddly|بملمس ناعم|نرم
        Giant|بحجم كبير|بزرگ
        Pocket|بحجم الجيب|جیبی
        Organic|من القطن العضوي|پنبه ارگانیک
        Bedtime|لوقت النوم|وقت خواب`,
      about: 'Soft enough for bedtime and sewn well enough for everything before it.',
      specs:
        'Filling=Recycled fibre;Cover=Organic cotton plush;Age=From birth;Care=Machine wash at 30 °C',
    }),
    sub('games-and-puzzles', 'Games & Puzzles|ألعاب وأحاجٍ|بازی و پازل', {
      kind: 'plain',
      price: [7, 45],
      items: `puzzle Puzzle|أحجية|پازل
        dice Dice Game|لعبة نرد|بازی تاس
        darts Dart Board|لوحة سهام|تخته دارت
        yoyo Yo-Yo|يويو|یویو
        kite Kite|طائرة ورقية|بادبادک
        pinata Party Piñata|بنياتا حفلات|پینیاتا`,
      looks: `Wooden|من الخشب|چوبی
        Family|بحجم عائلي|خانوادگی
        Travel|للسفر|سفری
        Classic|بتصميم كلاسيكي|کلاسیک
        500-Piece|من 500 قطعة|۵۰۰ تکه`,
      about: 'Rules in two minutes, and a reason to play once more.',
      specs: 'Players=2 to 6;Age=From 5 years;Time=20 minutes;Material=FSC paper and wood',
    }),
    sub('cars-and-trains', 'Cars & Trains|سيارات وقطارات|ماشین و قطار', {
      kind: 'plain',
      price: [9, 79],
      items: `train Steam Train|قطار بخاري|قطار بخار
        car Toy Car|سيارة لعبة|ماشین اسباب‌بازی
        fireengine Fire Engine|سيارة إطفاء|ماشین آتش‌نشانی
        helicopter Helicopter|مروحية|هلیکوپتر
        rocket Rocket|صاروخ|موشک
        racecar Racing Car|سيارة سباق|ماشین مسابقه
        tractor Tractor|جرّار|تراکتور
        suv Off-Roader|سيارة دفع رباعي|ماشین آفرود`,
      looks: `Wind-Up|بزنبرك|کوکی
        Wooden|من الخشب|چوبی
        Remote|بجهاز تحكم|کنترلی
        Mini|بحجم صغير|مینی
        Build-It|للتركيب|ساختنی`,
      about: 'Rounded edges, proper wheels, and paint that survives the stairs.',
      specs:
        'Material=Beech and recycled plastic;Paint=Water based;Age=From 3 years;Batteries=None needed',
    }),
    sub('art-and-music', 'Art & Music|فن وموسيقى|هنر و موسیقی', {
      kind: 'plain',
      price: [6, 139],
      items: `palette Paint Set|طقم ألوان|ست رنگ
        crayon Crayons|أقلام شمع|مداد شمعی
        guitar Electric Guitar|غيتار كهربائي|گیتار برقی
        keys Keyboard Piano|بيانو لوحي|پیانو
        drum Snare Drum|طبلة|طبل
        trumpet Trumpet|بوق|ترومپت
        violin Violin|كمان|ویولن
        books Story Books|كتب قصص|کتاب داستان`,
      looks: `First|للبداية|شروع
        Studio|ستوديو|استودیو
        Junior|للناشئين|نوجوانان
        Classic|بتصميم كلاسيكي|کلاسیک
        Concert|للحفلات|کنسرت`,
      about: 'Real instruments and real colours, sized for smaller hands.',
      specs:
        'Age=From 6 years;Material=Maple, spruce, non-toxic pigment;Includes=Case and first lessons;Warranty=2 years',
    }),
  ],
)

export const groceries = category(
  'groceries',
  'Groceries|بقالة|خواربار',
  'green-basket saffron-table',
  [
    sub('fruit', 'Fruit|فواكه|میوه', {
      kind: 'weight',
      price: [2, 9],
      items: `apple Red Apples|تفاح أحمر|سیب قرمز
        strawberry Strawberries|فراولة|توت‌فرنگی
        orange Oranges|برتقال|پرتقال
        banana Bananas|موز|موز
        grapes Grapes|عنب|انگور
        mango Mangoes|مانجو|انبه
        peach Peaches|خوخ|هلو
        blueberries Blueberries|توت أزرق|بلوبری
        cherries Cherries|كرز|گیلاس
        pear Pears|كمثرى|گلابی
        kiwi Kiwis|كيوي|کیوی
        watermelon Watermelon|بطيخ|هندوانه`,
      looks: `Ripe|في أوج النضج|رسیده
        Organic|من زراعة عضوية|ارگانیک
        Farm|من المزرعة|مزرعه`,
      about: 'Picked ripe, cooled the same hour, and with you the next day.',
      specs: 'Class=I;Storage=4 to 8 °C;Origin=Partner farms;Best=Within 5 days',
    }),
    sub('vegetables', 'Vegetables|خضروات|سبزیجات', {
      kind: 'weight',
      price: [1, 7],
      items: `tomato Tomatoes|طماطم|گوجه‌فرنگی
        avocado Avocados|أفوكادو|آووکادو
        carrot Carrots|جزر|هویج
        broccoli Broccoli|بروكلي|بروکلی
        corn Sweetcorn|ذرة حلوة|ذرت شیرین
        aubergine Aubergines|باذنجان|بادمجان
        cucumber Cucumbers|خيار|خیار
        lettuce Lettuce|خس|کاهو
        potato Potatoes|بطاطس|سیب‌زمینی
        onion Onions|بصل|پیاز
        garlic Garlic|ثوم|سیر
        pepper Green Peppers|فلفل أخضر|فلفل دلمه‌ای`,
      looks: `Fresh|من الحقل مباشرة|تازه
        Organic|من زراعة عضوية|ارگانیک
        Garden|من البستان|باغ`,
      about: 'Grown in soil, in season, and brushed rather than washed.',
      specs: 'Class=I;Storage=6 to 10 °C;Origin=Partner farms;Packaging=Paper bag',
    }),
    sub('bakery-and-sweets', 'Bakery & Sweets|مخبوزات وحلويات|نان و شیرینی', {
      kind: 'pack',
      price: [2, 19],
      items: `bread Sourdough Loaf|رغيف خبز بالخميرة|نان خمیرترش
        croissant Croissants|كرواسون|کروسان
        cookie Chocolate Cookies|بسكويت بالشوكولاتة|کوکی شکلاتی
        chocolate Chocolate Bar|لوح شوكولاتة|تخته شکلات
        doughnut Doughnuts|دونات|دونات
        cupcake Cupcakes|كب كيك|کاپ‌کیک
        pretzel Pretzels|بريتزل|پرتزل
        cake Celebration Cake|كعكة احتفال|کیک جشن
        waffle Waffles|وافل|وافل
        lollipop Lollipops|مصاصات|آب‌نبات چوبی`,
      looks: `Classic|بالوصفة الكلاسيكية|کلاسیک
        Organic|بمكونات عضوية|ارگانیک
        Festive|للاحتفالات|جشن
        Small-Batch|بكميات محدودة|دستی`,
      about: 'Baked before sunrise, with butter, time and nothing you cannot pronounce.',
      specs: 'Allergens=Gluten, milk, egg;Storage=Cool and dry;Best=On the day;Baked in=Stone oven',
    }),
    sub('drinks-and-pantry', 'Drinks & Pantry|مشروبات ومؤونة|نوشیدنی و انبار', {
      kind: 'pack',
      price: [3, 29],
      items: `honey Honey|عسل|عسل
        coffee Coffee|قهوة|قهوه
        tea Green Tea|شاي أخضر|چای سبز
        juice Juice|عصير|آب‌میوه
        milk Milk|حليب|شیر
        peanuts Peanuts|فول سوداني|بادام‌زمینی
        olive Olives|زيتون|زیتون
        rice Basmati Rice|أرز بسمتي|برنج باسماتی
        pasta Pasta|معكرونة|پاستا
        beans Kidney Beans|فاصوليا حمراء|لوبیا قرمز
        can Tomato Tin|طماطم معلّبة|کنسرو گوجه
        popcorn Popcorn|فشار|ذرت بوداده`,
      looks: `Single-Origin|من مصدر واحد|تک‌منشأ
        Organic|من زراعة عضوية|ارگانیک
        Family|بحجم عائلي|خانوادگی
        Finest|من أجود الأنواع|ممتاز`,
      about: 'A shelf of small luxuries, chosen by people who cook.',
      specs: 'Storage=Cool and dry;Origin=Named on the label;Additives=None;Packaging=Recyclable',
    }),
  ],
)
