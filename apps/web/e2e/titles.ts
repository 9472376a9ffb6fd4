export interface TitledRow {
  /** An address of it, where the row has parameters. */
  path?: string
  title: string
  /** Why search engines are not told of it, though it is public. */
  unlisted?: string
}

/** What each row of the route table is called (decision 025); routes.test.ts asks for all of them. */
export const titles: Readonly<Record<string, TitledRow>> = {
  '/': { title: 'Home' },
  '/shops': { title: 'Shops' },
  '/shops/:id': { path: '/shops/1', title: 'Shop Details' },
  '/shop/register': { title: 'Become a Seller', unlisted: 'a form' },
  '/products': { title: 'Products' },
  '/products/:id/details': { path: '/products/1/details', title: 'Product Details' },
  '/categories': { title: 'Categories' },
  '/categories/:slug': { path: '/categories/1', title: 'Category Products' },
  '/most-popular': { title: 'Most Popular Products' },
  '/best-deal': { title: 'Best Deal Products' },
  '/flash-sale/:id': {
    path: '/flash-sale/1',
    title: 'Flash Sale Products',
    unlisted: 'over in hours',
  },
  '/compare': { title: 'Compare Products', unlisted: 'what this browser compares' },
  '/checkout': { title: 'Checkout', unlisted: 'private' },
  '/buynow': { title: 'Buy now', unlisted: 'private' },
  '/support': { title: 'Support' },
  '/terms-and-conditions': { title: 'Terms & Conditions' },
  '/privacy-policy': { title: 'Privacy Policy' },
  '/about-us': { title: 'About Us' },
  '/contact-us': { title: 'Contact Us' },
  '/page/:slug': { path: '/page/shipping-and-delivery-policy', title: 'Shipping & Delivery' },
  '/dashboard': { title: 'Dashboard' },
  '/order-history': { title: 'Order History' },
  '/order-history/:id': { path: '/order-history/1', title: 'Order Details' },
  '/order-history/:id/invoice': { path: '/order-history/1/invoice', title: 'Invoice' },
  '/wishlist': { title: 'Wishlist' },
  '/massages': { title: 'Messages' },
  '/profile': { title: 'My Profile' },
  '/manage-address': { title: 'Manage Address' },
  '/manage-address/new': { title: 'Add New Address' },
  '/manage-address/:id/edit': { path: '/manage-address/1/edit', title: 'Edit Address' },
  '/change-password': { title: 'Change Password' },
  '/support-tickets': { title: 'Support Ticket' },
  '/support-ticket/:ticketNumber': { path: '/support-ticket/1', title: 'Ticket Details' },
  '/blogs': { title: 'Blogs' },
  '/blog/:slug': { path: '/blog/1', title: 'Blog Details' },
  '*': { path: '/no/such/page', title: 'Page Not Found' },
}
