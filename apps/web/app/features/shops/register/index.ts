export { ShopRegisterScreen } from './shop-register-screen.tsx'
