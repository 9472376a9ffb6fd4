import { openBrowser } from './browser.ts'
import { startShop } from './shop.ts'
import { openTile } from './press.ts'
const shop = await startShop(4705)
const b = await openBrowser()
console.log(await openTile(b, shop.url, 7))
console.log(await openTile(b, shop.url, 7))
await b.close()
await shop.stop()
