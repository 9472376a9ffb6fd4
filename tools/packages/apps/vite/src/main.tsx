import '@shop/ui/styles.css'
import { ShopProvider } from '@shop/ui/provider'
import { rampFrom } from '@shop/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <StrictMode>
    <ShopProvider colors={rampFrom('#7a3fb3')}>
      <App />
    </ShopProvider>
  </StrictMode>,
)
