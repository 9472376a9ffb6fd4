/** Everyday Persian, spoken and written, for what the demo shop calls otherwise; see index.ts. */
export const everydayPersian = `
  شومیز, تونیک, بولیز > blouse
  سارافون, ماکسی > dress
  زیرپوش, زیر پیراهن > tank
  اسکارف > scarf
  اسنیکر, کفش اسپرت > sneakers
  کالج, کفش کالج > loafers
  سندل > sandals
  کفش کوه > hiking boots
  کفش رسمی, کفش رسمی مردانه > derby shoes, loafers
  کفش مجلسی زنانه, کفش مجلسی > pumps, stilettos
  کفش اسکیت چرخدار > roller skates
  اسکیت بورد, تخته اسکیت > skateboard
  زیورآلات, زیور آلات, بدلیجات, اکسسوری > ring, necklace, bracelet, pendant, tiara
  آویز, پلاک > pendant
  تاج عروس > tiara
  اسمارت فون > smartphone
  موشواره > mouse
  آداپتور > fast charger
  شارژر همراه > power bank
  گیم پد, جوی استیک, کنسول بازی > game controller, arcade stick
  نوت بوک > laptop
  صفحه نمایش > monitor
  سوفا, مبلمان > sofa
  سرویس خواب > bed frame
  سبد لباس > storage basket
  تابلوی دیواری > framed print
  روشنایی > bulb, lamp
  ساعت کوکی > alarm clock, mantel clock
  ساز, ساز موسیقی, آلات موسیقی > guitar, violin, trumpet, drum, keyboard piano
  ویالون > violin
  شیپور > trumpet
  درام > drum
  ارگ > keyboard piano
  گواش, لوازم نقاشی, وسایل نقاشی > paint set, crayons
  پاستل > crayons
  جورچین, بازی فکری, بازی خانوادگی > puzzle
  تدی, عروسک خرسی, عروسک پولیشی > teddy bear
  ترن > steam train
  روروک > kick scooter
  قصه > story books
  منچ, تخته نرد > dice game
  بالگرد > helicopter
  قلاب, لوازم ماهیگیری > fishing rod
  وسایل کمپ, لوازم کمپینگ > tent, torch, compass
  لوازم غواصی, ماسک غواصی, عینک غواصی > snorkel set
  عینک استخر > swim goggles
  عینک طبی > reading glasses
  عینک دودی > sunglasses
  تنیس روی میز > table tennis bat
  راکت بدمینتون > badminton set
  دستکش بکس > boxing gloves
  چرخ > bike
  گیره سر, گل سر > hair bow
  ماتیک > lipstick
  پودر فیکس, پودر صورت > powder compact
  لوازم آرایش, لوازم آرایشی > make-up
  نرم کننده لب > lip balm
  شامپوی مو > shampoo
  خود تراش, ماشین اصلاح > razor
  روبدوشامبر ~ kimono dress
  سرویس غذاخوری > plate setting
  فلاسک, تراولماگ > tumbler
  بانکه, ظرف نگهداری, ظرف شیشه ای, ظرف حبوبات, شیشه مربا, شیشه ترشی > storage jar
  ظرف پخت و پز > stock pot, frying pan
  ظرف > plate setting, bowl
  لانچ باکس > lunch box
  جایخی, جا یخی > ice mould
  نمکساب > salt mill
  زمان سنج > kitchen timer
  ابزارآلات, ابزار > tool box
  چای ساز > teapot
  چای, چایی, چای خشک > green tea
  گیلاس پایه دار > stem glass
  لیوان شیشه ای > tumbler glass
  نسکافه > coffee
  آجیل, اسنک, بادوم زمینی > peanuts, pretzels
  شیرینیجات > cake, cookies, doughnuts
  کلوچه > cookies
  پیراشکی > doughnuts
  صیفی جات > vegetables
  نوشیدنی > juice, milk, coffee, tea
  کروات > tie
  مایو مردانه > swim shorts
  ساحل, دریا, ساحل چی بپوشم, لباس ساحلی > swimsuit, bikini, swim shorts, sun hat, flip-flops
  لباس شنا زنانه > swimsuit, bikini
  لباس شنا > swimsuit, bikini, swim shorts
  بلوز مردانه > t-shirts
  تیشرت آستین کوتاه > t-shirts
  لباس مجلسی, پیراهن مجلسی زنانه, پیراهن مجلسی > party dress
  شلوار کتان, شلوار پارچه ای > chinos
  کاپشن زمستانی > wool coat, overcoat
  ساک خرید > shopper
  وسایل سفر > suitcase, spinner
  کیف مردانه, کیف سامسونت, کیف کار > briefcase
  گل رز, دسته گل عروس > bouquet
  هدیه برای پسرم, هدیه برای دخترم, کادو پسرونه > toys
  هدیه برای پدرم, کادو روز پدر, کادو برای بابا, هدیه مردانه > watches, tie, razor
`
