/** Searches that ask for help and for no product: `where is my order`, `return policy`. */
import type { HelpTopic } from '@shop/contract'
import { isAsking, isSmall, stemsOf } from './fold.ts'
import { phraseAt } from './prices.ts'

const phrasesOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map(stemsOf)
    .sort((one, other) => other.length - one.length)

/** What names each topic; of several that one search names the first is its: `refund for my order` is about returns. */
const topics: Readonly<Record<HelpTopic, readonly (readonly string[])[]>> = {
  returns:
    phrasesOf(`return, returning, returned, refund, refunded, money back, exchange, exchanges, send back, give back, not fit, damaged, broken, defective, faulty, wrong item, wrong product, wrong size
      إرجاع, الإرجاع, مكسور, تالف, ارجاع, ارجع, أرجع, أعيد, استرجاع, الاسترجاع, مرتجع, مرتجعات, استبدال, الاستبدال, استرداد, رد المبلغ
      مرجوعی, مرجوع, شکسته, خراب, معیوب, بازگشت, بازگرداندن, پس دادن, پس بدهم, پس بدم, تعویض, استرداد, عودت`),
  payment:
    phrasesOf(`payment, pay, paying, cash on delivery, pay on delivery, cod, pay later, cash, visa, mastercard, paypal, apple pay, google pay, credit card, debit card, installments, invoice
      دفع, الدفع, نقدا, الدفع نقدا, ادفع, أدفع, سداد, السداد, الدفع عند الاستلام, بطاقة ائتمان, تقسيط, فاتورة
      پرداخت, نقدی, پرداخت نقدی, پرداخت در محل, کارت بانکی, اقساط, قسطی, فاکتور`),
  delivery:
    phrasesOf(`delivery, deliver, delivers, delivered, delivering, shipping, shipment, shipped, postage, arrive, arrives, courier, ship to, send to
      توصيل, التوصيل, توصلون, تشحنون, شحن, الشحن, يصل, تصل
      ارسال, تحویل, هزینه ارسال, پست, برسه, برسد, میرسه, می‌رسه, می‌رسد`),
  orders:
    phrasesOf(`order, orders, ordering, ordered, tracking, track order, track my parcel, my parcel, my package, parcel, cancel
      طلب, اطلب, أطلب, طلبي, طلبيتي, طلبات, طلباتي, تتبع, تتبع الشحنة, إلغاء, الغاء, الغي, ألغي
      سفارش, سفارشم, سفارش من, پیگیری, پیگیری سفارش, لغو, مرسوله`),
  sizes:
    phrasesOf(`size guide, size chart, sizing, fit, size table, sizing guide, size, sizes, my size
      دليل المقاسات, جدول المقاسات, مقاس, المقاس, مقاسات, مقاسي
      راهنمای سایز, جدول سایز, سایزبندی, سایز, سایزم`),
  vouchers:
    phrasesOf(`discount code, promo code, coupon, coupons, coupon code, voucher, vouchers, voucher code, promotion code
      كوبون, كوبونات, قسيمة, قسائم, كود خصم, رمز الخصم
      کوپن, کد تخفیف, بن تخفیف`),
  account:
    phrasesOf(`login, log in, sign in, sign up, register, password, passwords, forgot password, account, my account
      تسجيل الدخول, كلمة المرور, كلمة السر, حساب, حسابي
      ورود, رمز عبور, رمز عبورم, حساب, حسابم, ثبت نام`),
  contact:
    phrasesOf(`contact, contact us, support, customer service, customer support, customer care, help, help center, faq, phone number, opening hours, working hours, call you, privacy, warranty, guarantee, delete account, delete my account, close my account, change address, change my address, sell on, sell with, become a seller, talk to someone, complaint, complain
      تواصل, اتصل, اتصل بنا, تواصل معنا, خدمة العملاء, دعم, الدعم, مساعدة, رقم الهاتف, شكوى
      تماس, تماس با ما, پشتیبانی, کمک, راهنما, شماره تلفن, شکایت`),
}

/** What people say of a topic, and what alone names none. */
const besides = new Set(
  stemsOf(`free policy policies time times cost costs fee fees charge charges day days long fast same next international
    abroad option options method methods guide chart status number change when will if it its this that takes take
    arrived not came yet has have been who be should shall wrong right item items something product products
    address info information online was were am late lost reach use enter apply card cards by package got received came forgot forgotten reset change your site here does not anything goes go
    مجاني مجانية سياسة مدة تكلفة رسوم أيام يوم خيارات طرق طريقة حالة رقم متى أين اين كيف كيفية ما هي هو يمكنني منتج المنتج مناسب اعرف أعرف أستخدم يستغرق نسيت وصل
    رایگان شرایط قوانین زمان مدت هزینه روز چند کی کجاست کجا چطور چگونه چگونه روش وضعیت شماره کالا چقدر طول کشد می‌کشد است من کنم کنیم مناسب می‌کنید کنید میکنید استفاده شکسته رسید رسیده فراموش کردم میکشه می‌کشه را`),
)

/** What stands before a place: `ship to Norway`. */
const towards = new Set(stemsOf('to إلى الى به'))

/** How questions begin: one that names a topic is about it, and about the thing that it names besides. */
const questions = new Set(
  stemsOf('can could how when where will does is هل كيف متى أين اين کی چطور چگونه کجا آیا چقدر'),
)

/** What a search asks for help with; null where it asks for a thing alone. */
export const helpTopicIn = (search: string): HelpTopic | null => {
  const words = stemsOf(search)
  const isQuestion = questions.has(words[0] ?? '')
  const named = new Set<HelpTopic>()
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const lengths = Object.entries(topics).map(([topic, phrases]) => ({
      topic: topic as HelpTopic,
      length: phraseAt(phrases, words, at),
    }))
    const most = Math.max(...lengths.map(({ length }) => length))
    const isPlace = named.has('delivery') && towards.has(words[at - 1] ?? '')
    const isSaid = isSmall(word) || isAsking(word) || besides.has(word) || isPlace
    if (most === 0 && !isSaid && !isQuestion) return null
    for (const { topic, length } of lengths) if (most > 0 && length === most) named.add(topic)
    at += Math.max(most, 1)
  }
  return (Object.keys(topics) as HelpTopic[]).find((topic) => named.has(topic)) ?? null
}
