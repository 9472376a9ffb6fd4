import type { Random } from '../random.ts'
import type { SubCategory } from './catalogue/index.ts'
import { specName } from './catalogue/spec-names.ts'
import type { Kind } from './options.ts'
import { inEach, lines, type Words, words } from './words.ts'

const promises =
  lines(`Checked by hand before it leaves the shop|يُفحص يدويًا قبل أن يغادر المتجر|پیش از خروج از فروشگاه با دست وارسی می‌شود
  Spare parts and repairs for at least five years|قطع غيار وإصلاح لخمس سنوات على الأقل|قطعهٔ یدکی و تعمیر، دست‌کم تا پنج سال
  Packed without plastic|مغلّف بلا بلاستيك|بسته‌بندی بدون پلاستیک
  Comes with a card that names its maker|تأتي معه بطاقة تحمل اسم صانعه|با کارتی که نام سازنده‌اش بر آن است
  Made in small runs, restocked every month|يُصنع بكميات صغيرة ويتجدد مخزونه كل شهر|در سری‌های کوچک ساخته و هر ماه موجود می‌شود
  Tested by our own team for three months|جرّبه فريقنا ثلاثة أشهر|سه ماه به دست گروه خودمان آزموده شده
  A part of every sale plants a tree|جزء من كل عملية بيع يزرع شجرة|بخشی از هر فروش خرج کاشتن یک درخت می‌شود
  Designed in-house, made by partners we visit|من تصميمنا، ويصنعه شركاء نزورهم|طراحی خودمان، ساخت همکارانی که به دیدنشان می‌رویم`).map(
    words,
  )

const all = (text: string) => lines(text).map(words)

const advice: Record<Kind, readonly Words[]> = {
  plain: all(`It arrives ready to use.|يصلك جاهزًا للاستعمال.|آمادهٔ استفاده به دستتان می‌رسد.
    A fine present, and it comes in a box that looks like one.|هدية جميلة، ويصل في علبة تليق بها.|هدیه‌ای زیبا، در جعبه‌ای که به هدیه می‌ماند.`),
  clothing:
    all(`Choose your usual size; between two sizes, the size guide says which.|اختر مقاسك المعتاد، وبين مقاسين يرشدك دليل المقاسات.|اندازهٔ همیشگی خود را بردارید؛ میان دو اندازه، راهنمای اندازه می‌گوید کدام.
    The model is 178 cm tall and wears size M.|يبلغ طول العارض 178 سم ويرتدي مقاس M.|قد مدل ۱۷۸ سانتی‌متر است و سایز M پوشیده.`),
  shoes:
    all(`True to size for most feet; half sizes should go up.|مطابق للمقاس لمعظم الأقدام، وأصحاب أنصاف المقاسات يأخذون الأكبر.|برای بیشتر پاها اندازه است؛ نیم‌سایزها یک شماره بزرگ‌تر بردارند.
    Give them two short walks before the first long one.|امشِ بهما مشوارين قصيرين قبل أول مشوار طويل.|پیش از نخستین پیاده‌روی بلند، دو بار کوتاه با آن راه بروید.`),
  luggage:
    all(`The cabin size fits the lockers of all large airlines.|مقاس المقصورة يناسب خزائن كل شركات الطيران الكبرى.|اندازهٔ کابین در جای بار همهٔ هواپیمایی‌های بزرگ جا می‌شود.
    Wheels and handles can be replaced with one screw.|تُبدّل العجلات والمقابض ببرغي واحد.|چرخ‌ها و دسته‌ها با یک پیچ عوض می‌شوند.`),
  rings:
    all(`The first change of size is free.|أول تعديل للمقاس مجاني.|نخستین تغییر اندازه رایگان است.
    Not sure of your size? Ask for our paper ring gauge.|لست متأكدًا من مقاسك؟ اطلب مقياس الخواتم الورقي.|اندازه‌تان را نمی‌دانید؟ انگشترسنج کاغذی ما را بخواهید.`),
  storage:
    all(`Choose the memory for the years ahead; it cannot be added later.|اختر سعة تكفيك لسنوات، فلا يمكن زيادتها لاحقًا.|حافظه را برای سال‌های پیش رو انتخاب کنید؛ بعداً نمی‌شود افزود.
    Works with the networks of all carriers.|يعمل على شبكات كل المشغّلين.|با شبکهٔ همهٔ اپراتورها کار می‌کند.`),
  computers:
    all(`Memory and drive can be upgraded with a common screwdriver.|يمكن ترقية الذاكرة والقرص بمفك عادي.|حافظه و درایو با یک پیچ‌گوشتی معمولی ارتقا می‌یابند.
    Set up in a quarter of an hour.|يُجهّز في ربع ساعة.|در یک ربع ساعت راه می‌افتد.`),
  beds: all(`Mattress not included.|لا يشمل المرتبة.|بدون تشک.
    Two people put it together in half an hour.|يركّبه شخصان في نصف ساعة.|دو نفر نیم‌ساعته سرهمش می‌کنند.`),
  sets: all(`Pieces can be bought again one by one.|يمكن شراء القطع لاحقًا واحدة واحدة.|هر تکه را می‌توان بعداً جداگانه خرید.
    Mixes well with what you already have.|ينسجم مع ما لديك.|با آنچه دارید خوب جور می‌شود.`),
  volume:
    all(`Test on the inside of your wrist first.|جرّبه أولًا على باطن معصمك.|نخست روی داخل مچ دست آزمایش کنید.
    Best within twelve months of opening.|يُفضّل استعماله خلال اثني عشر شهرًا من فتحه.|بهتر است تا دوازده ماه پس از باز کردن مصرف شود.`),
  weight:
    all(`Weighed at packing; we round up in your favour.|يوزن عند التعبئة ونقرّب لصالحك.|هنگام بسته‌بندی وزن می‌شود؛ به سود شما گرد می‌کنیم.
    Keep cool, eat soon.|يُحفظ باردًا ويؤكل قريبًا.|خنک نگه دارید، زود بخورید.`),
  pack: all(`Keep dry and closed.|يُحفظ جافًا ومغلقًا.|خشک و دربسته نگه دارید.
    Made to share, though nobody will check.|صُنع للمشاركة، وإن لم يراقبك أحد.|برای قسمت کردن ساخته شده، هرچند کسی بازرسی نمی‌کند.`),
}
/** `{name}` is the product, `{brand}` its maker. */
const openings =
  lines(`The {name} by {brand} is one of those things you stop noticing because it simply works.|{name} من {brand} من تلك الأشياء التي تنسى وجودها لأنها تعمل ببساطة.|{name} از {brand} از آن چیزهایی است که چون بی‌دردسر کار می‌کند، فراموشش می‌کنید.
  {brand} took its time over the {name}, and it shows in the details.|أخذت {brand} وقتها في صنع {name}، ويظهر ذلك في التفاصيل.|{brand} برای {name} وقت گذاشته و این در جزئیات پیداست.
  Meet the {name}: {brand} at its most useful.|تعرّف على {name}: أنفع ما تقدّمه {brand}.|با {name} آشنا شوید: {brand} در کاربردی‌ترین شکلش.
  We tried a dozen before we chose the {name} by {brand}.|جرّبنا الكثير قبل أن نختار {name} من {brand}.|پیش از برگزیدن {name} از {brand} ده‌ها نمونه را آزمودیم.`).map(
    words,
  )

const heads = {
  good: words('Good to know|معلومات مفيدة|خوب است بدانید'),
  details: words('Details|التفاصيل|جزئیات'),
}

/** The line under a product's name. */
export const summarise = (subCategory: SubCategory, chance: Random): Words => {
  const hint = chance.pick(advice[subCategory.kind])
  return inEach((language) => `${subCategory.about[language]} ${hint[language]}`)
}

/** A product's page: what it is, why it is good, and the facts in a table. */
export const describe = (
  name: Words,
  brand: Words,
  subCategory: SubCategory,
  chance: Random,
): Words => {
  const points = chance.some(promises, 3)
  const opening = chance.pick(openings)
  const rows = [{ name: specName('Brand'), value: brand }, ...subCategory.specs]
  return inEach((language) => {
    const first = opening[language]
      .replace('{name}', `<strong>${name[language]}</strong>`)
      .replace('{brand}', brand[language])
    const items = points.map((point) => `<li>${point[language]}</li>`)
    const facts = rows.map(
      (row) => `<tr><th scope="row">${row.name[language]}</th><td>${row.value[language]}</td></tr>`,
    )
    return [
      `<p>${first} ${subCategory.about[language]}</p>`,
      `<h3>${heads.good[language]}</h3><ul>${items.join('')}</ul>`,
      `<p>${advice[subCategory.kind].map((hint) => hint[language]).join(' ')}</p>`,
      `<h3>${heads.details[language]}</h3><table><tbody>${facts.join('')}</tbody></table>`,
    ].join('')
  })
}
