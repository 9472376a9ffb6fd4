import { lines, type Words, words } from '../words.ts'

/** What the rows of a product's table are called. */
const names = new Map(
  lines(`Brand|العلامة التجارية|برند
    Material|الخامة|جنس
    Lining|البطانة|آستر
    Size|المقاس|اندازه
    Strap|الحزام|بند
    Clasp|المشبك|قفل
    Inside|من الداخل|داخل
    Volume|السعة|حجم
    Laptop|الحاسوب|لپ‌تاپ
    Weight|الوزن|وزن
    Shell|الهيكل|بدنه
    Wheels|العجلات|چرخ‌ها
    Lock|القفل|قفل
    Warranty|الضمان|ضمانت
    Case|العلبة|قاب
    Glass|الزجاج|شیشه
    Water resistance|مقاومة الماء|مقاومت در برابر آب
    Movement|آلية الحركة|موتور
    Metal|المعدن|فلز
    Stone|الحجر|سنگ
    Finish|اللمسة النهائية|پرداخت
    Packaging|التغليف|بسته‌بندی
    Cord|الخيط|بند
    Length|الطول|طول
    Frame|الإطار|قاب
    Lens|العدسة|عدسی
    Width|العرض|عرض
    Includes|يشمل|همراه با
    Display|الشاشة|نمایشگر
    Camera|الكاميرا|دوربین
    Battery|البطارية|باتری
    In the box|في العلبة|در جعبه
    Ports|المنافذ|درگاه‌ها
    Wireless|الاتصال اللاسلكي|بی‌سیم
    Noise|الضجيج|صدا
    Drivers|وحدات الصوت|درایور صدا
    Codecs|برامج الترميز|کدک‌ها
    Sensor|المستشعر|حسگر
    Connection|الاتصال|اتصال
    Fabric|القماش|پارچه
    Care|العناية|نگهداری
    Neck|الياقة|یقه
    Pockets|الجيوب|جیب‌ها
    UV protection|الحماية من الأشعة فوق البنفسجية|محافظت در برابر فرابنفش
    Fit|القَصّة|فرم
    Collar|الياقة|یقه
    Cuffs|الأساور|سرآستین
    Rise|ارتفاع الخصر|فاق
    Seams|الدرزات|درزها
    Upper|الوجه|رویه
    Sole|النعل|زیره
    Drop|فرق الارتفاع|اختلاف ارتفاع
    Heel|الكعب|پاشنه
    Membrane|الغشاء|غشا
    Cover|الغطاء|روکش
    Bladder|الأنبوب الداخلي|تیوب
    Use|الاستعمال|کاربرد
    Balance|التوازن|تعادل
    Load|الحمولة|بار
    Bearings|المحامل|بلبرینگ
    Water column|عمود الماء|ستون آب
    Repair|الإصلاح|تعمیر
    Filling|الحشوة|پرکننده
    Age|العمر|سن
    Players|اللاعبون|بازیکنان
    Time|المدة|زمان
    Paint|الطلاء|رنگ
    Batteries|البطاريات|باتری
    Class|الدرجة|درجه
    Storage|الحفظ|نگهداری
    Origin|المنشأ|خاستگاه
    Best|يُفضّل|بهترین زمان مصرف
    Allergens|مسببات الحساسية|حساسیت‌زاها
    Baked in|خُبز في|پخته‌شده در
    Additives|المضافات|افزودنی
    Seat height|ارتفاع المقعد|ارتفاع نشیمن
    Assembly|التركيب|سرهم کردن
    Light|الضوء|نور
    Life|العمر|طول عمر
    Dimming|خفت الضوء|کم‌وزیاد کردن نور
    Energy|الطاقة|مصرف
    Height|الارتفاع|ارتفاع
    Hobs|المواقد|اجاق‌ها
    Oven|الفرن|فر
    Dishwasher|غسالة الصحون|ماشین ظرفشویی
    Microwave|الميكروويف|مایکروفر
    Set|الطقم|ست
    Handle|المقبض|دسته
    Wear|الثبات|ماندگاری
    Free from|خالٍ من|بدون
    Tested|مختبَر|آزموده
    Skin|البشرة|پوست
    Key ingredient|المكوّن الأساسي|مادهٔ اصلی
    Vegan|نباتي|وگان
    Made in|يُصنع في|ساخته در
    Refill|العبوات البديلة|یدک
    Concentration|التركيز|غلظت
    Notes|النفحات|رایحه‌ها
    Alcohol|الكحول|الکل`)
    .map(words)
    .map((name) => [name.en, name]),
)

/** The name of a row in all languages; only those that are translated may be used. */
export const specName = (label: string): Words => {
  const name = names.get(label)
  if (name === undefined) throw new Error(`"${label}" is not translated`)
  return name
}
