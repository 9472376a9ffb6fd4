import type { Endpoint } from './endpoint.ts'

type Listener = () => void

/** What a connection tells. */
export interface Ears {
  chat(): void
  /** @param number null when any ticket may have news */
  ticket(number: string | null): void
}

export interface Line {
  /** All shoppers' tickets share one channel: it is heard only while a ticket is open. */
  hearTickets(enabled: boolean): void
  close(): void
}

export type OpenLine = (endpoint: Endpoint, userId: number, ears: Ears) => Line

/**
 * Brings the shop's events to whoever listens. Connected while there is both a customer and a endpoint;
 * those who listen earlier, or meanwhile, need not know.
 * @param load fetches the code of a connection
 */
export function createRealtime(load: () => Promise<OpenLine>) {
  const chatListeners = new Set<Listener>()
  const ticketListeners = new Map<Listener, string>()
  let endpoint: Endpoint | null = null
  let userId: number | null = null
  let line: Line | null = null
  let turn = 0

  const ears: Ears = {
    chat() {
      for (const listener of [...chatListeners]) listener()
    },
    ticket(number) {
      for (const [listener, own] of [...ticketListeners])
        if (number === null || number === own) listener()
    },
  }
  const followTickets = () => line?.hearTickets(ticketListeners.size > 0)

  async function reconnect() {
    turn += 1
    const mine = turn
    line?.close()
    line = null
    if (endpoint === null || userId === null) return
    const [where, who] = [endpoint, userId]
    try {
      const open = await load()
      // Somebody else, or nobody, may have come meanwhile.
      if (mine !== turn) return
      line = open(where, who, ears)
      followTickets()
    } catch (error) {
      // What is new can still be read.
      console.warn('Realtime:', error)
    }
  }

  return {
    /** Says where to listen, once settings are known. */
    listenAt(next: Endpoint | null) {
      if (JSON.stringify(next) === JSON.stringify(endpoint)) return
      endpoint = next
      void reconnect()
    },
    /** Listens as this customer; returns how to stop. */
    listenAs(next: number) {
      userId = next
      void reconnect()
      return () => {
        if (userId !== next) return
        userId = null
        void reconnect()
      }
    },
    onChatEvent(listener: Listener) {
      const own = () => listener()
      chatListeners.add(own)
      return () => void chatListeners.delete(own)
    },
    onTicketEvent(ticketNumber: string, listener: Listener) {
      const own = () => listener()
      ticketListeners.set(own, ticketNumber)
      followTickets()
      return () => {
        ticketListeners.delete(own)
        followTickets()
      }
    },
  }
}
