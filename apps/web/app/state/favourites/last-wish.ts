/** Sends one change, to what is wanted, and answers with the state that the server is in afterwards. */
export type Send<Answer> = (target: boolean) => Promise<{ is: boolean; answer: Answer }>

interface Work {
  target: boolean
}

/**
 * The server knows only "the other way round", so fast presses would be a race condition: calls
 * are serialised by product, and after each the last wish decides whether another one is needed.
 */
export function createLastWish<Answer>() {
  const running = new Map<number, Work>()

  return async function wish(
    product: number,
    target: boolean,
    send: Send<Answer>,
  ): Promise<Answer | null> {
    const underway = running.get(product)
    if (underway) {
      underway.target = target
      return null
    }
    const work: Work = { target }
    running.set(product, work)
    try {
      let { is, answer } = await send(target)
      // Once more is enough: a server that still disagrees has the last word.
      if (is !== work.target) ({ is, answer } = await send(work.target))
      return answer
    } finally {
      running.delete(product)
    }
  }
}
