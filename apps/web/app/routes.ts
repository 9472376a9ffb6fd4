import { layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The route table of specification.md section 2, row for row; ids are the spec's names. */
export default [
  layout('routes/layouts/public.tsx', [
    route('/', 'routes/home.tsx', { id: 'home' }),
    route('/shops', 'routes/shops.tsx', { id: 'shop' }),
    route('/shops/:id', 'routes/shop-details.tsx', { id: 'shop-detail' }),
    route('/shop/register', 'routes/shop-register.tsx', { id: 'shop-register' }),
    route('/products', 'routes/products.tsx', { id: 'products' }),
    route('/products/:id/details', 'routes/product-details.tsx', { id: 'productDetails' }),
    route('/categories', 'routes/categories.tsx', { id: 'categories' }),
    route('/categories/:slug', 'routes/category-product.tsx', { id: 'category-product' }),
    route('/most-popular', 'routes/most-popular.tsx', { id: 'most-popular' }),
    route('/best-deal', 'routes/best-deal.tsx', { id: 'best-deal' }),
    route('/flash-sale/:id', 'routes/flash-sale.tsx', { id: 'flash-sale' }),
    route('/compare', 'routes/compare.tsx', { id: 'compare' }),
    route('/checkout', 'routes/checkout.tsx', { id: 'checkout' }),
    route('/buynow', 'routes/buynow.tsx', { id: 'buynow' }),
    route('/support', 'routes/support.tsx', { id: 'support' }),
    route('/terms-and-conditions', 'routes/terms-and-conditions.tsx', {
      id: 'terms-and-conditions',
    }),
    route('/privacy-policy', 'routes/privacy-policy.tsx', { id: 'privacy-policy' }),
    route('/about-us', 'routes/about-us.tsx', { id: 'about-us' }),
    route('/contact-us', 'routes/contact-us.tsx', { id: 'contact-us' }),
    route('/page/:slug', 'routes/policy-page.tsx', { id: 'policy-page' }),
    layout('routes/layouts/dashboard.tsx', [
      route('/dashboard', 'routes/dashboard.tsx', { id: 'dashboard' }),
      route('/order-history', 'routes/order-history.tsx', { id: 'order-history' }),
      route('/order-history/:id', 'routes/order-details.tsx', { id: 'order-details' }),
      route('/wishlist', 'routes/wishlist.tsx', { id: 'wishlist' }),
      route('/massages', 'routes/massages.tsx', { id: 'massages' }),
      route('/profile', 'routes/profile.tsx', { id: 'profile' }),
      route('/manage-address', 'routes/manage-address.tsx', { id: 'manage-address' }),
      route('/manage-address/new', 'routes/add-new-address.tsx', { id: 'add-new-address' }),
      route('/manage-address/:id/edit', 'routes/edit-address.tsx', { id: 'edit-address' }),
      route('/change-password', 'routes/change-password.tsx', { id: 'change-password' }),
      route('/support-tickets', 'routes/support-tickets.tsx', { id: 'support-ticket' }),
      route('/support-ticket/:ticketNumber', 'routes/support-ticket.tsx', {
        id: 'support-ticket-details',
      }),
    ]),
  ]),
  layout('routes/layouts/blog.tsx', [
    route('/blogs', 'routes/blogs.tsx', { id: 'blogs' }),
    route('/blog/:slug', 'routes/blog-details.tsx', { id: 'blog-details' }),
  ]),
  layout('routes/layouts/bare.tsx', [
    route('/order-history/:id/invoice', 'routes/order-invoice.tsx', { id: 'order-invoice' }),
    route('*', 'routes/not-found.tsx', { id: 'not-found' }),
  ]),
] satisfies RouteConfig
