import type { ApiError } from '#app/data/api-error.ts'
import { orderResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'

/** No such order, or somebody else's: servers say so in several ways (wire.md 1.3). */
const isMissing = ({ status }: ApiError) => status === 404 || status === 403 || status === 422

/** One of the own orders, by what stands in the address; `isUnknown` where there is none of that number. */
export function useOrder(id: string) {
  const { token } = useSession()
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  const read = useResource(orderResource, token && number !== null ? [number] : null)
  const { error } = read
  return {
    ...read,
    number,
    isUnknown: number === null || (error !== undefined && isMissing(error)),
  }
}
