import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BlogDetails } from './blogs.ts'

const empty = { id: 1, title: null, description: null }

test('a post that says nothing at all cannot be read', () => {
  expect(v.safeParse(BlogDetails, empty).success).toBe(false)
  expect(v.safeParse(BlogDetails, { ...empty, title: 'News' }).success).toBe(true)
  expect(v.safeParse(BlogDetails, { ...empty, description: '<p>News</p>' }).success).toBe(true)
})
