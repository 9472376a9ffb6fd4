import { category, sub } from './shape.ts'

export const women = category(
  'women',
  'Women’s Fashion|أزياء نسائية|پوشاک زنانه',
  'maison-linden atelier-noor stride-lab',
  [
    sub('dresses', 'Dresses|فساتين|پیراهن زنانه', {
      kind: 'clothing',
      price: [39, 189],
      items: `dress Midi Dress|فستان ميدي|پیراهن میدی
        dress Summer Dress|فستان صيفي|پیراهن تابستانی
        kimono Kimono Dress|فستان كيمونو|پیراهن کیمونو
        sari Evening Sari|ساري سهرة|ساری مجلسی
        dress Party Dress|فستان حفلات|پیراهن مهمانی`,
      looks: `Linen|من الكتان|کتان
        Floral|بنقشة زهور|گل‌دار
        Pleated|بثنيات|پلیسه
        Belted|مع حزام|کمردار
        Satin|من الساتان|ساتن
        Tiered|بطبقات|طبقه‌ای`,
      about: `Cut to move with you, with a soft lining and seams that stay flat.
        |مفصّل ليتحرك معك، ببطانة ناعمة ودرزات لا تبرز.
        |برش‌خورده برای حرکت با شما، با آستری نرم و درزهایی که صاف می‌مانند.`,
      specs: `Fabric=55% linen, 45% viscose|55% كتان و45% فيسكوز|۵۵٪ کتان، ۴۵٪ ویسکوز
        Lining=Cotton voile|فوال قطني|وال نخی
        Length=Mid-calf|حتى منتصف الساق|تا میان ساق
        Care=Gentle wash at 30 °C|غسيل لطيف على 30 °م|شست‌وشوی ملایم در ۳۰ درجه`,
    }),
    sub('tops', 'Tops & Blouses|بلوزات وقمصان|تاپ و بلوز', {
      kind: 'clothing',
      price: [18, 79],
      items: `blouse V-Neck Blouse|بلوزة بياقة V|بلوز یقه هفت
        tshirt Boxy Tee|تيشيرت واسع|تی‌شرت آزاد
        tanktop Ribbed Tank Top|توب مضلّع|تاپ کبریتی
        blouse Short-Sleeve Top|توب بأكمام قصيرة|تاپ آستین کوتاه`,
      looks: `Silk-Touch|بملمس الحرير|ابریشمی
        Organic Cotton|من القطن العضوي|پنبه ارگانیک
        Everyday|لكل يوم|روزمره
        Striped|بخطوط|راه‌راه
        Relaxed|بقصة مريحة|راحتی`,
      about: `A quiet layer for every day that keeps its shape after many washes.
        |طبقة هادئة لكل يوم تحافظ على شكلها بعد غسلات كثيرة.
        |لباسی بی‌ادعا برای هر روز که بعد از شست‌وشوهای بسیار هم فرمش را نگه می‌دارد.`,
      specs: `Fabric=100% combed cotton|100% قطن ممشّط|۱۰۰٪ پنبهٔ شانه‌شده
        Weight=160 g/m²|160 غ/م²|۱۶۰ گرم بر متر مربع
        Neck=Taped and stitched twice|مبطّنة ومخيطة مرتين|نواردوزی و دو بار دوخته
        Care=Machine wash at 30 °C|غسالة على 30 °م|ماشین لباسشویی، ۳۰ درجه`,
    }),
    sub('coats', 'Coats & Jackets|معاطف وسترات|پالتو و کت', {
      kind: 'clothing',
      price: [89, 329],
      items: `coat Wool Coat|معطف صوف|پالتو پشمی
        coat Trench Coat|معطف واقٍ من المطر|بارانی
        robe Wrap Jacket|سترة ملفوفة|کت رپ
        coat Blazer|بليزر|کت بلیزر`,
      looks: `Double-Breasted|بصفّي أزرار|دو ردیف دکمه
        Belted|مع حزام|کمردار
        Oversized|بقصة واسعة|اورسایز
        Tailored|بتفصيل أنيق|خوش‌دوخت
        Short|بطول قصير|کوتاه`,
      about: `A coat for many winters: full lining, deep pockets and horn-look buttons.
        |معطف لشتاءات كثيرة: بطانة كاملة وجيوب عميقة وأزرار بمظهر القرن.
        |پالتویی برای زمستان‌های بسیار: آستر کامل، جیب‌های عمیق و دکمه‌های شاخی‌نما.`,
      specs: `Fabric=70% wool, 30% recycled polyester|70% صوف و30% بوليستر معاد تدويره|۷۰٪ پشم، ۳۰٪ پلی‌استر بازیافتی
        Lining=Viscose|فيسكوز|ویسکوز
        Pockets=Two outside, one inside|اثنان في الخارج وواحد في الداخل|دو جیب بیرون، یکی داخل
        Care=Dry clean|تنظيف جاف|خشک‌شویی`,
    }),
    sub('swim-and-scarves', 'Swimwear & Scarves|ملابس سباحة وأوشحة|مایو و شال', {
      kind: 'clothing',
      price: [15, 69],
      items: `scarf Scarf|وشاح|شال گردن
        swimsuit Swimsuit|لباس سباحة|مایو یک‌تکه
        bikini Bikini|بيكيني|بیکینی
        gloves Gloves|قفازات|دستکش
        sunhat Sun Hat|قبعة شمس|کلاه آفتابی`,
      looks: `Soft|بملمس ناعم|نرم
        Riviera|ريفييرا|ریویرا
        Classic|بتصميم كلاسيكي|کلاسیک
        Light|بخامة خفيفة|سبک
        Textured|بنسيج بارز|بافت برجسته`,
      about: `Small pieces that finish a look, from the beach to the first frost.
        |قطع صغيرة تكمّل الإطلالة من الشاطئ إلى أول صقيع.
        |تکه‌های کوچکی که ظاهر را کامل می‌کنند، از ساحل تا نخستین یخبندان.`,
      specs: `Fabric=Recycled fibres|ألياف معاد تدويرها|الیاف بازیافتی
        UV protection=UPF 50+ on swimwear|UPF 50+ لملابس السباحة|UPF 50+ برای لباس شنا
        Care=Rinse after use, dry in the shade|يُشطف بعد الاستعمال ويُجفّف في الظل|پس از استفاده آب بکشید، در سایه خشک کنید`,
    }),
  ],
)

export const men = category(
  'men',
  'Men’s Fashion|أزياء رجالية|پوشاک مردانه',
  'harbour-men northway-outfitters stride-lab',
  [
    sub('t-shirts', 'T-Shirts & Polos|تيشيرتات وبولو|تی‌شرت و پولو', {
      kind: 'clothing',
      price: [16, 55],
      items: `tshirt Crew-Neck Tee|تيشيرت بياقة دائرية|تی‌شرت یقه گرد
        tshirt Polo Shirt|قميص بولو|پولوشرت
        tshirt Long Tee|تيشيرت طويل|تی‌شرت بلند
        tanktop Tank|توب بلا أكمام|رکابی`,
      looks: `Heavyweight|بقماش ثقيل|ضخیم
        Pima Cotton|من قطن بيما|پنبه پیما
        Garment-Dyed|بصبغة طبيعية|رنگ‌شده طبیعی
        Slim|بقصة ضيقة|جذب
        Relaxed|بقصة مريحة|راحتی`,
      about: `The tee you reach for first: dense cotton, a neat collar, no twist after washing.
        |التيشيرت الذي تمتد إليه يدك أولًا: قطن كثيف وياقة مرتبة ولا التواء بعد الغسل.
        |تی‌شرتی که اول از همه سراغش می‌روید: پنبهٔ پرتراکم، یقهٔ مرتب و بدون تاب برداشتن پس از شست‌وشو.`,
      specs: `Fabric=100% long-staple cotton|100% قطن طويل التيلة|۱۰۰٪ پنبهٔ الیاف‌بلند
        Weight=200 g/m²|200 غ/م²|۲۰۰ گرم بر متر مربع
        Fit=True to size|مطابق للمقاس|مطابق اندازه
        Care=Machine wash at 40 °C|غسالة على 40 °م|ماشین لباسشویی، ۴۰ درجه`,
    }),
    sub('shirts-and-ties', 'Shirts & Ties|قمصان وربطات عنق|پیراهن و کراوات', {
      kind: 'clothing',
      price: [29, 99],
      items: `shirt Shirt & Tie Set|طقم قميص وربطة عنق|ست پیراهن و کراوات
        shirt Office Shirt|قميص رسمي|پیراهن اداری
        shirt Evening Shirt|قميص سهرة|پیراهن مجلسی
        robe Overshirt|قميص خارجي|پیراهن روکار`,
      looks: `Oxford|أكسفورد|آکسفورد
        Non-Iron|لا يحتاج إلى كيّ|بدون نیاز به اتو
        Poplin|من البوبلين|پوپلین
        Striped|بخطوط|راه‌راه
        Fine Twill|من التويل الناعم|توییل ظریف`,
      about: `A crisp collar that holds under a jacket and relaxes without one.
        |ياقة مشدودة تثبت تحت السترة وترتخي من دونها.
        |یقه‌ای آهاردار که زیر کت می‌ایستد و بدون آن راحت است.`,
      specs: `Fabric=Two-ply cotton|قطن مزدوج الفتل|پنبهٔ دولا
        Collar=Semi-spread with stays|نصف مفتوحة مع دعامات|نیم‌باز با تیغه
        Cuffs=Adjustable, single button|قابلة للتعديل، بزر واحد|قابل تنظیم، تک‌دکمه
        Care=Machine wash at 40 °C|غسالة على 40 °م|ماشین لباسشویی، ۴۰ درجه`,
    }),
    sub('jeans-and-shorts', 'Jeans & Shorts|جينز وشورتات|جین و شلوارک', {
      kind: 'clothing',
      price: [29, 119],
      items: `jeans Straight Jeans|جينز مستقيم|جین راسته
        jeans Slim Jeans|جينز ضيق|جین جذب
        jeans Chinos|بنطال تشينو|شلوار چینو
        shorts Swim Shorts|شورت سباحة|شلوارک شنا
        shorts Weekend Shorts|شورت قطني|شلوارک نخی`,
      looks: `Selvedge|بحافة منسوجة|سلوج
        Washed|بغسلة فاتحة|سنگ‌شور
        Stretch|بقماش مرن|کشی
        Tapered|بساق متدرّجة|دم‌پا تنگ
        Everyday|لكل يوم|روزمره`,
      about: `Broken in from the first day, with a touch of stretch where you sit.
        |مريح من اليوم الأول، بلمسة مرونة حيث تجلس.
        |از روز اول جاافتاده، با کمی کشسانی همان‌جا که می‌نشینید.`,
      specs: `Fabric=98% cotton, 2% elastane|98% قطن و2% إيلاستين|۹۸٪ پنبه، ۲٪ الاستان
        Rise=Mid|متوسط|متوسط
        Pockets=Five|خمسة|پنج
        Care=Wash inside out at 30 °C|غسيل مقلوبًا على 30 °م|پشت‌ورو، ۳۰ درجه`,
    }),
    sub('activewear', 'Activewear & Socks|ملابس رياضية وجوارب|لباس ورزشی و جوراب', {
      kind: 'clothing',
      price: [9, 69],
      items: `tanktop Training Top|توب تدريب|تاپ تمرین
        socks Crew Socks|جوارب متوسطة الطول|جوراب ساق متوسط
        shorts Running Shorts|شورت جري|شلوارک دو
        cap Sports Cap|قبعة رياضية|کلاه ورزشی
        vest Running Vest|سترة جري|جلیقه دو`,
      looks: `Quick-Dry|بقماش سريع الجفاف|زودخشک
        Merino|من صوف الميرينو|پشم مرینوس
        Breathable|بقماش يسمح بالتهوية|تنفس‌پذیر
        Reflective|بشرائط عاكسة|شب‌نما
        Seamless|بلا درزات|بدون درز`,
      about: `Moves sweat away and dries before the next round.
        |يبعد العرق ويجف قبل الجولة التالية.
        |عرق را دور می‌کند و پیش از دور بعد خشک است.`,
      specs: `Fabric=Recycled polyester with elastane|بوليستر معاد تدويره مع إيلاستين|پلی‌استر بازیافتی با الاستان
        Seams=Flat|مسطّحة|تخت
        Pockets=Zip pocket for keys|جيب بسحّاب للمفاتيح|جیب زیپ‌دار برای کلید
        Care=Machine wash at 30 °C, no softener|غسالة على 30 °م، بلا منعّم|ماشین لباسشویی، ۳۰ درجه، بدون نرم‌کننده`,
    }),
  ],
)

export const shoes = category(
  'shoes',
  'Shoes|أحذية|کفش',
  'stride-lab maison-linden northway-outfitters',
  [
    sub('sneakers', 'Sneakers|أحذية رياضية|کتانی', {
      kind: 'shoes',
      price: [49, 169],
      items: `sneaker Running Shoes|حذاء جري|کفش دویدن
      sneaker Court Sneakers|حذاء رياضي كلاسيكي|کتانی کلاسیک
      sneaker Trail Runners|حذاء للدروب الوعرة|کتانی طبیعت‌گردی
      sneaker Walking Shoes|حذاء مشي|کفش پیاده‌روی`,
      looks: `Featherlight|بوزن خفيف|سبک
      Cushioned|بنعل مبطّن|با کفی نرم
      Knit|بنسيج محبوك|بافتنی
      Leather|من الجلد|چرمی
      Retro|بطراز قديم|رترو`,
      about: `A springy midsole and a heel that holds, for ten thousand easy steps a day.
        |نعل أوسط مرن وكعب يثبّت، لعشرة آلاف خطوة خفيفة كل يوم.
        |زیره‌ای فنری و پاشنه‌ای که پا را نگه می‌دارد، برای روزی ده هزار قدم سبک.`,
      specs: `Upper=Recycled knit and suede|نسيج معاد تدويره وشمواه|بافت بازیافتی و جیر
        Sole=EVA midsole, rubber outsole|نعل أوسط من EVA ونعل خارجي من المطاط|میان‌زیرهٔ EVA، زیرهٔ لاستیکی
        Drop=8 mm|8 مم|۸ میلی‌متر
        Weight=260 g (EU 42)|260 غ (مقاس 42)|۲۶۰ گرم (سایز ۴۲)`,
    }),
    sub('heels-and-sandals', 'Heels & Sandals|كعوب وصنادل|پاشنه‌بلند و صندل', {
      kind: 'shoes',
      price: [29, 139],
      items: `heel Pumps|حذاء بكعب|کفش پاشنه‌دار
      sandal Sandals|صندل|صندل
      heel Stilettos|حذاء بكعب رفيع|کفش پاشنه‌سوزنی
      flipflop Flip-Flops|شبشب|دمپایی لاانگشتی`,
      looks: `Suede|من الشمواه|جیر
      Patent|من الجلد اللامع|ورنی
      Block-Heel|بكعب عريض|پاشنه‌پهن
      Strappy|بأشرطة|بندی
      Resort|للعطلات|ساحلی`,
      about: `Lined with soft leather and padded under the ball of the foot.
        |مبطّن بجلد ناعم ومحشو تحت مشط القدم.
        |با آستر چرم نرم و لایه‌ای نرم زیر پنجهٔ پا.`,
      specs: `Upper=Suede or smooth leather|شمواه أو جلد ناعم|جیر یا چرم صاف
        Lining=Leather|جلد|چرم
        Heel=7 cm|7 سم|۷ سانتی‌متر
        Sole=Non-slip rubber|مطاط مانع للانزلاق|لاستیک ضدلغزش`,
    }),
    sub('boots', 'Boots|أحذية طويلة|بوت', {
      kind: 'shoes',
      price: [69, 229],
      items: `boot Ankle Boots|حذاء بطول الكاحل|نیم‌بوت
      boot Chelsea Boots|حذاء تشيلسي|بوت چلسی
      hikingboot Hiking Boots|حذاء تسلق|بوت کوهنوردی
      hikingboot Work Boots|حذاء عمل|بوت کار`,
      looks: `Waterproof|مقاوم للماء|ضدآب
      Leather|من الجلد|چرمی
      Lined|مبطّن بالصوف|آستردار
      Lightweight|بوزن خفيف|سبک
      Rugged|بنعل متين|مقاوم`,
      about: `Stitched, sealed and ready for weather, with a tread that clears mud.
        |مخيط ومختوم وجاهز لكل طقس، بنعل يطرد الطين.
        |دوخته، درزگیری‌شده و آماده برای هر هوا، با عاجی که گل را پس می‌زند.`,
      specs: `Upper=Full-grain leather|جلد طبيعي كامل|چرم طبیعی تمام‌دانه
        Membrane=Waterproof, breathable|مقاوم للماء ويسمح بالتهوية|ضدآب و تنفس‌پذیر
        Sole=Lugged rubber, replaceable|مطاط بنتوءات، قابل للتبديل|لاستیک عاج‌دار، قابل تعویض
        Lining=Recycled fleece|صوف صناعي معاد تدويره|پلار بازیافتی`,
    }),
    sub('loafers-and-flats', 'Loafers & Flats|أحذية مسطّحة ولوفر|لوفر و کفش تخت', {
      kind: 'shoes',
      price: [39, 159],
      items: `loafer Derby Shoes|حذاء ديربي|کفش دربی
      flat Ballet Flats|حذاء باليه|کفش عروسکی
      loafer Loafers|حذاء لوفر|لوفر
      ballet Ballet Slippers|خفّ باليه|کفش باله`,
      looks: `Soft-Leather|من الجلد الناعم|چرم نرم
      Hand-Stitched|بخياطة يدوية|دست‌دوز
      Suede|من الشمواه|جیر
      Flexible|بنعل مرن|انعطاف‌پذیر
      Office|للعمل|اداری`,
      about: `Light on the foot and neat at the desk, with a sole that bends as you do.
        |خفيف على القدم وأنيق في المكتب، بنعل ينثني معك.
        |سبک بر پا و مرتب پشت میز، با زیره‌ای که همراه شما خم می‌شود.`,
      specs: `Upper=Calf leather|جلد عجل|چرم گوساله
        Lining=Unlined for softness|بلا بطانة لمزيد من النعومة|بدون آستر، برای نرمی
        Sole=Flexible rubber|مطاط مرن|لاستیک انعطاف‌پذیر
        Care=Brush and cream|فرشاة وكريم|برس و کرم`,
    }),
  ],
)
