/** The account that a local shop's login form is filled with. */
export const demoAccount = {
  name: 'Sara Demo',
  email: 'demo@shop.example',
  phone: '01700000000',
  password: 'secret-demo',
  country: 'United States',
  phoneCode: '1',
  gender: 'female',
  dateOfBirth: '1994-05-17',
  profilePhoto: 'u/6.webp',
}

export const demoAddresses = [
  {
    name: 'Sara Demo',
    phone: '01700000000',
    addressType: 'home',
    area: 'Harbour District',
    flatNo: '4B',
    addressLine: '118 Lighthouse Road',
    addressLine2: null,
    postCode: '94571',
    isDefault: true,
  },
  {
    name: 'Sara Demo',
    phone: '01700000000',
    addressType: 'office',
    area: 'Old Town',
    flatNo: '2nd floor',
    addressLine: '9 Printer’s Yard',
    addressLine2: 'Reception of Studio North',
    postCode: '94573',
    isDefault: false,
  },
  {
    name: 'Omid Demo',
    phone: '01700000099',
    addressType: 'other',
    area: null,
    flatNo: null,
    addressLine: '55 Orchard Lane',
    addressLine2: null,
    postCode: '94520',
    isDefault: false,
  },
] as const

type Status =
  | 'Pending'
  | 'Confirm'
  | 'Processing'
  | 'Pickup'
  | 'On The Way'
  | 'Delivered'
  | 'Cancelled'

/** Her orders, newest first: how long ago, what state, how paid, how many different things. */
export const demoOrders: ReadonlyArray<{
  status: Status
  daysAgo: number
  method: 'cash' | 'sandbox'
  paid: boolean
  lines: number
  note: string | null
}> = [
  {
    status: 'Pending',
    daysAgo: 0.1,
    method: 'cash',
    paid: false,
    lines: 2,
    note: 'Please ring twice.',
  },
  { status: 'Pending', daysAgo: 0.4, method: 'sandbox', paid: false, lines: 1, note: null },
  { status: 'Confirm', daysAgo: 1, method: 'sandbox', paid: true, lines: 3, note: null },
  { status: 'Confirm', daysAgo: 1.3, method: 'cash', paid: false, lines: 1, note: null },
  { status: 'Processing', daysAgo: 2, method: 'cash', paid: false, lines: 2, note: null },
  { status: 'Pickup', daysAgo: 3, method: 'sandbox', paid: true, lines: 1, note: null },
  {
    status: 'On The Way',
    daysAgo: 4,
    method: 'cash',
    paid: false,
    lines: 4,
    note: 'Leave it with the neighbour at 4A.',
  },
  { status: 'Delivered', daysAgo: 12, method: 'cash', paid: true, lines: 2, note: null },
  { status: 'Delivered', daysAgo: 26, method: 'sandbox', paid: true, lines: 1, note: null },
  { status: 'Delivered', daysAgo: 41, method: 'sandbox', paid: true, lines: 3, note: null },
  { status: 'Delivered', daysAgo: 77, method: 'cash', paid: true, lines: 1, note: null },
  { status: 'Delivered', daysAgo: 120, method: 'cash', paid: true, lines: 5, note: null },
  { status: 'Cancelled', daysAgo: 18, method: 'cash', paid: false, lines: 1, note: null },
  { status: 'Cancelled', daysAgo: 63, method: 'sandbox', paid: false, lines: 2, note: null },
]
