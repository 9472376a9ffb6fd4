/** The gateway of a local shop: `title` is how checkout and orders call it. */
export const sandboxGateway = { name: 'sandbox', title: 'Sandbox' } as const
