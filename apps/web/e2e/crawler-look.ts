import type { Page } from '@playwright/test'

/** Runs in the page: its address, and its elements with what they say of themselves. */
function digest() {
  const { lang, dir, dataset } = document.documentElement
  const told = [location.href, lang, dir, dataset.scheme]
  const isTold = (name: string) =>
    /^(class|role|aria-|title|alt|href|hidden|open|disabled|inert|type|src$)/.test(name)
  const walk = (element: Element, isHeard: boolean) => {
    // What shows up under a resting pointer, and what ticks for the eye alone, was not pressed.
    if (
      element.matches('script, style, link, meta, [role=tooltip], [role=timer], [role=progressbar]')
    )
      return
    const attributes = [...element.attributes].filter(({ name }) => isTold(name))
    told.push(element.localName, ...attributes.map(({ name, value }) => `${name}=${value}`))
    if (element instanceof HTMLInputElement) told.push(`${element.value} ${element.checked}`)
    if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      told.push(element.value)
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node, isHeard && !node.matches('[aria-hidden=true]'))
      else if (node instanceof Text && isHeard) told.push(node.data)
    }
  }
  // A picture that is shown by itself has no body.
  if (document.body) walk(document.body, true)
  return told.join('\n')
}

/** The page as it can be seen; another text when anything on it is another. */
export const look = (page: Page): Promise<string> => page.evaluate(digest)

/** Whether a refusal is said on the screen: an alert, a field's message, a dialog, a toast. */
export const isExplained = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    ['alert', 'alertdialog', 'dialog']
      .map((role) => `[role=${role}]`)
      .concat('[aria-invalid=true]', '[data-slot=toast]')
      .some((sign) => document.querySelector(sign) !== null),
  )

/** Where one stands: address, session, and what lies over the screen, passing messages included. */
export const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const over =
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-slot=toast], [aria-expanded=true]'
    const told = [...document.querySelectorAll(over)].map((one) => one.id || one.textContent)
    return [location.href, localStorage.getItem('token'), document.title, ...told].join('\n')
  })
