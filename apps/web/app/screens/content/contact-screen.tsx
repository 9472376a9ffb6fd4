import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContentFrame } from './content-frame.tsx'
import { Reach } from './reach.tsx'

/** /contact-us: a form, and every other way to reach the shop. */
export function ContactScreen() {
  const t = useT()
  const { settings } = useShop()
  const lead = t('Write to us, call us, or come by: a person answers.')
  return (
    <ContentFrame title={t('Contact Us')} lead={lead}>
      <PageHead
        title={t('Contact Us')}
        description={t('How to reach {{name}}: phone, e-mail and a form.', {
          name: settings.app_name,
        })}
      />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <ContactForm />
        <section aria-label={t('Other ways to reach us')} className="max-xl:order-first">
          <Reach className="sm:grid-cols-2 xl:grid-cols-1" />
        </section>
      </div>
    </ContentFrame>
  )
}
