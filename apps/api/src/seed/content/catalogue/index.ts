import { bags, electronics, jewellery } from './accessories.ts'
import { men, shoes, women } from './fashion.ts'
import { groceries, sports, toys } from './leisure.ts'
import { beauty, home, kitchen } from './living.ts'

export type { Category, SubCategory } from './shape.ts'

export const catalogue = [
  women,
  men,
  shoes,
  bags,
  jewellery,
  electronics,
  home,
  kitchen,
  beauty,
  sports,
  toys,
  groceries,
]
