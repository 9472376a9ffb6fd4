/** Everyday Arabic from Egypt to the Gulf for what the demo shop calls otherwise; see index.ts. */
export const everydayArabic = `
  باور بنك > power bank
  مونيتور > monitor
  برنتر > printer
  سمارت فون, خلوي > smartphone
  مكرفون > studio microphone
  جويستيك, دراع بلايستيشن, جهاز العاب > game controller, arcade stick
  مذياع, راديوهات > radio
  شاشات سمارت, تي في > television
  تاب > tablet
  باك باك, شنطة ضهر > backpacks
  ترولي > suitcase, spinner
  سكارف, كوفية, لفحة > scarf
  ميكب > make-up
  مانيكير > nail polish
  ارواج > lipstick
  باودر > powder compact
  شاور جل > bubble bath
  شامبوهات > shampoo
  باسكت بول, كورة باسكت > basketball
  فولي بول > volleyball
  بادمنتون, ريشة طايرة, كرة الريشة > badminton set
  بينق بونق, مضرب بينج بونج > table tennis bat
  راكيت > tennis racket
  بوكسينج > boxing gloves
  كورة > football
  قيتار > guitar
  كمنجة > violin
  درامز > drum
  اورج > keyboard piano
  الات موسيقية, آلات موسيقية > guitar, violin, trumpet, drum, keyboard piano
  باتيناج, رولر سكيت, سكيت عجلات, رولر > roller skates
  زلاجات, حذاء تزلج > roller skates, ice skates
  كوفي, نسكافيه > coffee
  كاكاو > chocolate
  جاتوه, حلى, تورتة عيد ميلاد, تورته عيد ميلاد > cake
  دريس > dress
  ترنش, جاكيت مطر > trench coat
  جاكيت صوف, جاكيت شتوي, جواكت شتوية > wool coat, overcoat
  جواكت, چاكيت > blazer, wrap jacket
  برمودا > shorts
  سليبر, زنوبة, شحاطة > flip-flops
  بودي مست > body mist
  برطمان, برطمانات, قطرميز, علب تخزين > storage jar
  سلطانية, زبدية > bowl & spoon
  مواعين, ماعون > plate setting, bowl
  حلل, طقم حلل > stock pot
  كؤوس > stem glass
  كاس, كاسات, كاسات عصير > tumbler glass, stem glass
  براد > teapot
  خواشيق, ملاعق, طقم ملاعق > cutlery, serving spoon
  مطارة, كوب حراري, مج حراري > tumbler
  مق, بيالة > cup & saucer, tea bowl
  ملاحة > salt mill
  سبت > storage basket
  برواز, تابلوهات, لوحات فنية, لوحة > framed print
  انتريه, قنفة, كنبايات > sofa
  لمبادير > lamp
  انارة, اضاءة > bulb, lamp
  بيل > torch
  ملطف جو, معطر جو, معطر للبيت, فواحة, بخور > room mist
  ريحة حريمي > parfum
  فانلة, فنيلة > tank
  شاطئ, للشاطئ, ألبس للشاطئ, ملابس الشاطئ, ملابس بحر > swimsuit, bikini, swim shorts, sun hat, flip-flops
  لبس بحر > swimsuit, bikini, swim shorts
  مايوه رجالي, شرت سباحة > swim shorts
  كرفتات > tie
  كلسات > crew socks
  كفوف, دسوس > gloves
  برنيطة > sports cap, sun hat
  سكربينة > pumps, stilettos
  سبادرينات, سبورت شوز, جواتي > sneakers
  حذاء رسمي, جزمة رسمية, جزمة كلاسيك > derby shoes, loafers
  جزمة شتوية > ankle boots, chelsea boots
  حذاء فلات > ballet flats
  جزدان, هاند باق, شنطة هاند باج > handbags
  شنطة رجالي, شنطة مكتب > briefcase
  شنط حريمي, شنطة حريمي > handbags
  شنطة مكياج > cosmetic pouch
  شنطة عدة > tool box
  انسيال, غويشة > bracelet
  دلاية, تعليقة > pendant
  تيجان, تاج عروسة > tiara
  مسباح > prayer beads
  اكسسوارات شعر > hair bow, hair comb
  فرشاة شعر > hair comb
  فرشه سنان > toothbrush
  نضارة شمس, نظارة شمس, نضارات شمس, نظارات شمس > sunglasses
  نظارة طبية, نظارة نظر > reading glasses
  نظارة بحر, نضارة بحر > swim goggles
  نظارة غوص, ادوات غطس > snorkel set
  ادوات صيد, سنارة > fishing rod
  ادوات رسم, فرشاة رسم, الوان مية, الوان مائية, علبة الوان > paint set
  الوان, الوان رسم > paint set, crayons
  الوان خشب, الوان شمع > crayons
  بسكلته > bike
  كشتة, تخييم > tent, torch, compass
  عربية ريموت, سيارة ريموت كنترول > remote
  عربيات, عربية لعبة > toy car
  حواديت, روايات > story books
  قطر, قطر لعبة > steam train
  طيارة ورق > kite
  سلالم > ladder
  زهر, طاولة زهر > dice game
  العاب لوحية, العاب ذكاء > puzzle, dice game
  العاب بنات > doll, teddy bear
  العاب اولاد > toy car, t-rex, rocket
  غرفة نوم > bed frame
  صندوق غداء, علبة اكل, لانش بوكس, لنش بوكس > lunch box
  لوازم المطبخ, لوازم مطبخ > kitchen
  زهرية > amphora vase
  شتلات > house plant
  زبدة كاكاو, مرطب شفايف > lip balm
  كريم ترطيب > face cream
  مية ورد > rose water
  بوكيه ورد > bouquet
  بلوزة رجالي > t-shirts
  بنطال > chinos, jeans
  بنطلون قماش > chinos
  تيشيرت بولو > polo
  قوطة > tomatoes
  بتنجان, بيتنجان > aubergines
  درة > sweetcorn
  منجا > mangoes
  فريز > strawberries
  فستق عبيد > peanuts
  بيتي فور > cookies
  مشروبات > juice, milk, coffee, tea
  شاي, شاى > green tea
  شاحن موبايل, شاحن جوال, شواحن > fast charger
  هدية لابي, هدية لبابا, هدية لزوجي, هدايا رجالية > watches, tie, razor
  حذاء ركض, أحذية ركض > running shoes
  ركض > running
  ديكور, زينة > decor
`
