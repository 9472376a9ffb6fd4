export interface SaleQuery {
  category: number | null
  page: number
}

const whole = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Which page of a sale, and of which category, an address asks for. */
export function readSaleQuery(params: URLSearchParams): SaleQuery {
  return { category: whole(params.get('category_id')), page: whole(params.get('page')) ?? 1 }
}

/** The address of a page of a sale. */
export function saleHref(path: string, { category, page }: SaleQuery): string {
  const params = new URLSearchParams()
  if (category !== null) params.set('category_id', String(category))
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
