import { asOperator } from './operator.ts'
import { expect, newShopper, signIn, test } from './shopper.ts'

const paper = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
}

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a ticket with a file is answered live, and closed', async ({
      page,
      request,
      words,
      baseURL,
      quiet,
    }) => {
      quiet(/422|404/)
      await signIn(page, request, await newShopper(request))
      await page.goto('/support-tickets')
      await expect(page.getByText(words('No tickets yet'))).toBeVisible()
      await page.getByRole('button', { name: words('New ticket') }).click()

      const dialog = page.getByRole('dialog', { name: words('New ticket') })
      await dialog.getByRole('button', { name: words('Send ticket') }).click()
      const message = dialog.getByRole('textbox', { name: words('Your message') })
      await expect(dialog.getByRole('combobox', { name: words('Issue type') })).toBeFocused()
      await dialog.getByRole('combobox', { name: words('Issue type') }).selectOption({ index: 2 })
      await dialog.getByRole('textbox', { name: words('Subject') }).fill('Charged twice')
      await message.fill('Two charges for one order')
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByLabel(words('Attachments')).click()
      await (await chooser).setFiles(paper)
      await expect(dialog.getByText('statement.pdf')).toBeVisible()
      await dialog.getByRole('button', { name: words('Send ticket') }).click()

      await expect(page.getByRole('heading', { name: 'Charged twice', level: 1 })).toBeVisible()
      const talk = page.getByRole('log', { name: words('Conversation') })
      await expect(talk.getByText('Two charges for one order')).toBeVisible()
      const file = page.getByRole('link', { name: 'statement.pdf' })
      const address = (await file.getAttribute('href')) ?? ''
      expect((await request.get(address)).status()).toBe(200)
      expect((await request.get(address.split('?')[0] ?? '')).status()).toBe(404)

      const number = /support-ticket\/(T\d+)/.exec(page.url())?.[1] ?? ''
      asOperator('ticket:reply', baseURL, '--ticket', number, '--from', 'Mira', 'We are on it')
      await expect(talk.getByText('We are on it')).toBeVisible()
      await expect(talk.getByText('Mira', { exact: true })).toBeVisible()

      const box = page.getByRole('textbox', { name: words('Write a message') })
      await box.fill('Thank you!')
      await box.press('Enter')
      await expect(talk.getByText('Thank you!')).toBeVisible()
      await expect(talk.getByText(words('Sending…'))).toBeHidden()

      asOperator('ticket:reply', baseURL, '--ticket', number, '--status', 'completed')
      await expect(page.getByText(words('This ticket is closed.'))).toBeVisible()
      await expect(box).toBeHidden()
    })
  })
}
