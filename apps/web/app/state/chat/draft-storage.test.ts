import { afterEach, expect, test } from 'vitest'
import { chatDrafts, draftStorage, forgetChatDrafts } from './draft-storage.ts'

afterEach(forgetChatDrafts)

test('what was begun comes back to its own shopper, and not once it is sent', () => {
  draftStorage(1).keepDraft(3, 'Is it')
  draftStorage(1).keepDraft(4, 'Do you')
  draftStorage(1).keepDraft(4, '')
  expect(chatDrafts(1)).toEqual({ 3: 'Is it' })
  expect(chatDrafts(12)).toEqual({})
})

test('another shopper begins anew', () => {
  draftStorage(1).keepDraft(3, 'Is it')
  draftStorage(2).keepDraft(4, 'Do you')
  expect([chatDrafts(1), chatDrafts(2)]).toEqual([{}, { 4: 'Do you' }])
})

test('a log-out forgets everything', () => {
  draftStorage(1).keepDraft(3, 'Is it')
  forgetChatDrafts()
  expect(chatDrafts(1)).toEqual({})
})
