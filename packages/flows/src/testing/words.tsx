import { createTranslate, inEnglish, type Translate, TranslationProvider } from '@shop/ui/i18n'
import type { Decorator } from '@storybook/react-vite'

const arabic: Record<string, string> = {
  'Already have an account?': 'لديك حساب بالفعل؟',
  'Ask for a new code': 'اطلب رمزًا جديدًا',
  'Back to login': 'العودة إلى تسجيل الدخول',
  'By registering you agree to our {{terms}} and {{privacy}}.':
    'بالتسجيل فإنك توافق على {{terms}} و{{privacy}}.',
  Cancel: 'إلغاء',
  'Choose a country': 'اختر الدولة',
  Close: 'إغلاق',
  'Confirm password': 'تأكيد كلمة المرور',
  'Confirm Password does not match.': 'تأكيد كلمة المرور غير مطابق.',
  'Continue with Apple': 'المتابعة عبر Apple',
  'Continue with Facebook': 'المتابعة عبر Facebook',
  'Continue with Google': 'المتابعة عبر Google',
  Country: 'الدولة',
  'Country code': 'رمز الدولة',
  'Don’t have an account?': 'ليس لديك حساب؟',
  Email: 'البريد الإلكتروني',
  'Email or phone': 'البريد الإلكتروني أو الهاتف',
  'Enter OTP': 'أدخل الرمز',
  'Forgot Password': 'نسيت كلمة المرور',
  'Forgot password?': 'نسيت كلمة المرور؟',
  'Full name': 'الاسم الكامل',
  'Hide password': 'إخفاء كلمة المرور',
  Loading: 'جارٍ التحميل',
  'Log Out!': 'تسجيل الخروج!',
  Login: 'تسجيل الدخول',
  'Logout Confirmation': 'هل تريد تسجيل الخروج؟',
  'New password': 'كلمة المرور الجديدة',
  or: 'أو',
  Password: 'كلمة المرور',
  'Phone number': 'رقم الهاتف',
  'Privacy Policy': 'سياسة الخصوصية',
  Register: 'التسجيل',
  Registration: 'التسجيل',
  'Resend OTP': 'إعادة إرسال الرمز',
  'Resend OTP in {{time}}': 'إعادة إرسال الرمز خلال {{time}}',
  'Reset Password': 'إعادة تعيين كلمة المرور',
  'Send OTP': 'إرسال الرمز',
  'Sending the code': 'جارٍ إرسال الرمز',
  'Show password': 'إظهار كلمة المرور',
  'Sign up': 'إنشاء حساب',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  'Terms & Conditions': 'الشروط والأحكام',
  'The country field is required': 'حقل الدولة مطلوب',
  'The phone or email field is required': 'حقل الهاتف أو البريد الإلكتروني مطلوب',
  'The shop cannot be reached. Check your connection and try again.':
    'تعذّر الوصول إلى المتجر. تحقّق من اتصالك وحاول مرة أخرى.',
  'This is a demo shop. The code is {{code}}.': 'هذا متجر تجريبي. الرمز هو {{code}}.',
  'Try again': 'حاول مجددًا',
  'If {{address}} belongs to an account, a 4-digit code is on its way. If nothing comes, check the address or sign up.':
    'إذا كان {{address}} يعود إلى حساب، فإن رمزًا من 4 أرقام في الطريق. إن لم يصل شيء، فتحقق من العنوان أو أنشئ حسابًا.',
  'We have sent a 4-digit code to {{address}}.': 'أرسلنا رمزًا من 4 أرقام إلى {{address}}.',
  Yes: 'نعم',
  Delete: 'حذف',
  'Waits until the shop can be reached': 'تنتظر إلى أن يرد المتجر',
  'Load older messages': 'تحميل رسائل أقدم',
  'Loading older messages': 'جارٍ تحميل رسائل أقدم',
  Messages: 'الرسائل',
  'No conversations yet': 'لا توجد محادثات بعد',
  'No messages yet': 'لا توجد رسائل بعد',
  'No seller found': 'لم يُعثر على بائع',
  'Not sent': 'لم تُرسل',
  Offline: 'غير متصل',
  Online: 'متصل',
  Product: 'المنتج',
  Retry: 'إعادة المحاولة',
  'Search Seller': 'ابحث عن بائع',
  Sellers: 'البائعون',
  Send: 'إرسال',
  Sending: 'جارٍ الإرسال',
  'Something went wrong': 'حدث خطأ ما',
  'Try another name, or a part of it.': 'جرّب اسمًا آخر أو جزءًا منه.',
  'Write a message': 'اكتب رسالة',
  'Write the first one: the answer appears here.': 'اكتب الرسالة الأولى: يظهر الرد هنا.',
  'Ask a shop about a product: what you say to each other is kept here.':
    'اسأل متجرًا عن منتج: تُحفظ محادثتكما هنا.',
  '{{count}} unread messages': '{{count}} رسالة غير مقروءة',
  '{{count}} unread messages_one': 'رسالة واحدة غير مقروءة',
  '{{count}} unread messages_two': 'رسالتان غير مقروءتين',
  '{{count}} unread messages_few': '{{count}} رسائل غير مقروءة',
}

const toArabic = createTranslate('ar', arabic)

/** The words of a story's language, for it and for its play function. */
export const wordsOf = (globals: { locale?: unknown }): Translate =>
  globals.locale === 'ar' ? toArabic : inEnglish

/** Gives a story the flows' own words. */
export const withWords: Decorator = (Story, { globals }) => (
  <TranslationProvider t={wordsOf(globals)}>
    <Story />
  </TranslationProvider>
)
