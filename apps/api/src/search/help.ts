/** Searches that ask for help and for no product: `where is my order`, `return policy`. */
import type { HelpTopic } from '@shop/contract'
import { isAsking, isSmall, stemsOf } from './fold.ts'
import { phraseAt, phrases } from './prices.ts'

/** What names each topic, by the words' stems; of several that one search names the first is its: `refund for my order` is about returns. */
const topics: Readonly<Record<HelpTopic, readonly (readonly string[])[]>> = {
  returns: phrases(
    `return, returning, returned, refund, refunded, money back, exchange, send back, give back, not fit, damaged, broken, defective, faulty, wrong item, wrong product, wrong size
      إرجاع, مكسور, تالف, ارجع, أعيد, استرجاع, مرتجع, استبدال, رد المبلغ
      مرجوعی, مرجوع, شکسته, خراب, معیوب, بازگشت, بازگرداندن, پس دادن, پس بدهم, پس بدم, پس بفرستم, برگردانم, برگرداندن, برگردونم, تعویض, عودت`,
    stemsOf,
  ),
  payment: phrases(
    `payment, pay, paying, cash on delivery, pay on delivery, cod, pay later, cash, visa, mastercard, paypal, apple pay, google pay, credit card, debit card, installments, invoice
      دفع, نقدا, الدفع نقدا, ادفع, سداد, الدفع عند الاستلام, بطاقة ائتمان, تقسيط, فاتورة
      پرداخت, نقدی, پرداخت نقدی, پرداخت در محل, کارت بانکی, اقساط, قسطی, فاکتور`,
    stemsOf,
  ),
  delivery: phrases(
    `delivery, deliver, delivered, delivering, shipping, shipment, shipped, postage, arrive, courier, ship to, send to
      توصيل, توصلون, تشحنون, شحن, يصل, تصل
      ارسال, تحویل, هزینه ارسال, پست, برسه, برسد, میرسه, می‌رسد`,
    stemsOf,
  ),
  orders: phrases(
    `order, ordering, ordered, tracking, track order, track my order, track an order, track my parcel, my parcel, my package, parcel, cancel
      طلب, اطلب, طلبي, طلبيتي, طلباتي, تتبع, تتبع الشحنة, إلغاء, الغي
      سفارش, سفارشم, سفارش من, پیگیری, پیگیری سفارش, لغو, مرسوله`,
    stemsOf,
  ),
  sizes: phrases(
    `size guide, size chart, sizing, fit, size table, sizing guide, size, my size
      دليل المقاسات, جدول المقاسات, مقاس, مقاسي
      راهنمای سایز, جدول سایز, سایزبندی, سایز, سایزم`,
    stemsOf,
  ),
  vouchers: phrases(
    `discount code, promo code, coupon, coupon code, voucher, voucher code, promotion code
      كوبون, قسيمة, قسائم, كود خصم, رمز الخصم
      کوپن, کد تخفیف, بن تخفیف`,
    stemsOf,
  ),
  account: phrases(
    `login, log in, sign in, sign up, register, password, forgot password, change password, change my password, reset password, reset my password, new password, account, my account
      تسجيل الدخول, كلمة المرور, كلمة السر, حساب, حسابي
      ورود, رمز عبور, رمز عبورم, حسابم, ثبت نام`,
    stemsOf,
  ),
  contact: phrases(
    `contact, contact us, email, e-mail, chat, live chat, whatsapp, support, customer service, customer support, customer care, help, help center, faq, phone number, hours, opening hours, working hours, open hours, call you, privacy, warranty, guarantee, delete account, delete my account, close my account, change address, change my address, sell on, sell with, become a seller, talk to someone, complaint, complain
      تواصل, اتصل, اتصل بنا, تواصل معنا, خدمة العملاء, دعم, مساعدة, رقم الهاتف, شكوى, دردشة, البريد الإلكتروني
      تماس, تماس با ما, پشتیبانی, کمک, راهنما, شماره تلفن, شکایت, چت, ایمیل`,
    stemsOf,
  ),
}

/** What people say of a topic, and what alone names none. */
const besides = new Set(
  stemsOf(`free express standard fast same-day today tomorrow policy time cost fee charge day long fast same next international
    abroad option method guide chart status number when will if it its this that takes
    arrived yet has been who be should shall wrong right item product
    address info information was were am late lost reach use enter apply card package got received forgot forgotten reset your site here anything goes go
    مجاني سياسة مدة تكلفة رسوم أيام يوم خيارات طرق طريقة حالة رقم متى أين كيف كيفية ما هي هو يمكنني منتج اعرف أستخدم يستغرق نسيت وصل
    رایگان شرایط قوانین زمان مدت هزینه روز چند کی کجاست کجا چطور چگونه روش وضعیت شماره کالا چقدر طول کشد می‌کشد است کنم کنیم می‌کنید کنید استفاده شکسته رسید فراموش کردم میکشه`),
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
    const lengths = Object.entries(topics).map(([topic, names]) => ({
      topic: topic as HelpTopic,
      length: phraseAt(names, words, at),
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
