import { lines, type Words, words } from '../words.ts'

/** What posts are tagged with, by the English word. */
export const tagNames: ReadonlyMap<string, Words> = new Map(
  lines(`Autumn|الخريف|پاییز
    Ball games|ألعاب الكرة|بازی‌های توپی
    Breakfast|الفطور|صبحانه
    Buying guide|دليل الشراء|راهنمای خرید
    Cameras|كاميرات|دوربین
    Camping|تخييم|کمپینگ
    Care|العناية|نگهداری
    Children|أطفال|کودکان
    Coffee|قهوة|قهوه
    Cookware|أواني الطهي|ظروف پخت‌وپز
    Cycling|دراجات|دوچرخه‌سواری
    Friends|أصدقاء|دوستان
    Furniture|أثاث|مبلمان
    Games|ألعاب|بازی
    Gifts|هدايا|هدیه
    Guests|ضيوف|مهمانی
    Leather|جلد|چرم
    Light|ضوء|نور
    Linen|كتان|کتان
    Made to last|صُنع ليدوم|ماندگار
    Packing|حزم الأمتعة|بستن چمدان
    Phones|هواتف|گوشی
    Plants|نباتات|گیاهان
    Preserving|حفظ الطعام|نگهداری خوراک
    Rooms|غرف|اتاق‌ها
    Screens|شاشات|نمایشگر
    Shoes|أحذية|کفش
    Sleep|نوم|خواب
    Small spaces|مساحات صغيرة|فضاهای کوچک
    Sound|صوت|صدا
    Summer|صيف|تابستان
    Tableware|أدوات المائدة|ظروف سفره
    Travel|سفر|سفر
    Watches|ساعات|ساعت
    Wool|صوف|پشم
    Work|عمل|کار`)
    .map(words)
    .map((name) => [name.en, name]),
)
