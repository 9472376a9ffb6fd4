import { interpolate, type Translate } from '@shop/ui/i18n'

/**
 * The translate function of a document. i18next comes only where phrases really differ from their
 * English keys: English shoppers do not wait for it.
 */
export async function translateWith(
  locale: string,
  messages: Record<string, string>,
): Promise<Translate> {
  const differs = Object.entries(messages).some(([phrase, said]) => said && said !== phrase)
  if (!differs) return interpolate
  const { createTranslator } = await import('./translator.ts')
  return createTranslator(locale, messages)
}
