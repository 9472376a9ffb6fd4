import { interpolate, type Translate, TranslationProvider } from '@shop/ui/i18n'
import type { Decorator } from '@storybook/react-vite'

const arabic: Record<string, string> = {
  Cancel: 'إلغاء',
  Close: 'إغلاق',
  'Email or phone': 'البريد الإلكتروني أو الهاتف',
  'Hide password': 'إخفاء كلمة المرور',
  'Log Out!': 'تسجيل الخروج!',
  Login: 'تسجيل الدخول',
  'Logout Confirmation': 'تأكيد تسجيل الخروج',
  Password: 'كلمة المرور',
  'Show password': 'إظهار كلمة المرور',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
  Yes: 'نعم',
}

const toArabic: Translate = (phrase, values) => interpolate(arabic[phrase] ?? phrase, values)

/** The words of a story's language, for it and for its play function. */
export const wordsOf = (globals: { locale?: unknown }): Translate =>
  globals.locale === 'ar' ? toArabic : interpolate

/** Gives a story the flows' own words. */
export const withWords: Decorator = (Story, { globals }) => (
  <TranslationProvider t={wordsOf(globals)}>
    <Story />
  </TranslationProvider>
)
