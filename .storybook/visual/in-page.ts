/*
 * What runs inside the photographed page. Each function is sent there as text, so it uses nothing
 * from outside itself.
 */
export interface Shown {
  errors: string[]
  /** What the story itself fixes of the toolbar. */
  globals: Record<string, unknown>
}

interface Channel {
  on(name: string, listen: (event: ChannelEvent) => void): void
  emit(name: string, event: object): void
}
interface ChannelEvent {
  storyId?: string
  storyGlobals?: Record<string, unknown>
  message?: string
  description?: string
}
interface Watch {
  /** Settles when the story and its play function are over, well or badly. */
  over(id: string): Promise<Shown>
  /** Shows another story without loading the page again. */
  show(id: string): Promise<Shown>
}

declare global {
  interface Window {
    visual: Watch
  }
}

/** Runs before Storybook does and hears from its own channel how each story ends. */
export function watchStories() {
  // What another story has kept in the browser is none of this one's.
  if (location.protocol.startsWith('http')) {
    localStorage.clear()
    sessionStorage.clear()
  }
  let channel: Channel | undefined
  let current = ''
  let finished = ''
  let errors: string[] = []
  let globals: Record<string, unknown> = {}
  let wake: () => void = () => undefined

  const listen = (on: Channel['on']) => {
    on('setGlobals', (event) => {
      globals = event.storyGlobals ?? globals
    })
    on('globalsUpdated', (event) => {
      globals = event.storyGlobals ?? globals
    })
    on('storyFinished', ({ storyId = '' }) => {
      finished = storyId
      wake()
    })
    const failures = [
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'configError',
    ]
    for (const failure of failures) {
      on(failure, (event) => {
        errors.push(`${failure}: ${event.message ?? event.description ?? JSON.stringify(event)}`)
        wake()
      })
    }
  }
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made
      listen(made.on.bind(made))
    },
  })

  const over = async (id: string) => {
    current = id
    while (finished !== id && errors.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return { errors, globals }
  }
  window.visual = {
    over,
    show: (id) => {
      const again = id === current
      finished = ''
      errors = []
      localStorage.clear()
      sessionStorage.clear()
      if (again) channel?.emit('forceRemount', { storyId: id })
      else channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      return over(id)
    },
  }
}

/** Waits until the page has not changed for this long, in ms: parts of it come when their code and data do. */
export function quiet(time: number) {
  return new Promise<void>((resolve) => {
    let moment: ReturnType<typeof setTimeout>
    const end = () => {
      changes.disconnect()
      clearTimeout(moment)
      clearTimeout(latest)
      resolve()
    }
    const wait = () => {
      clearTimeout(moment)
      moment = setTimeout(end, time)
    }
    // What never rests is shown as it is then.
    const latest = setTimeout(end, 2000)
    const changes = new MutationObserver(wait)
    changes.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    wait()
  })
}

/** Scrolls whatever scrolls in its own place to its end, sideways and down; answers how many there are. */
export function toEnds() {
  const scrolls = (overflow: string) => ['auto', 'scroll'].includes(overflow)
  const places = [...document.body.querySelectorAll('*')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    return (
      (one.scrollWidth > one.clientWidth + 1 && scrolls(overflowX)) ||
      (one.scrollHeight > one.clientHeight + 1 && scrolls(overflowY))
    )
  })
  for (const place of places) {
    const sign = getComputedStyle(place).direction === 'rtl' ? -1 : 1
    place.scrollTo({
      left: sign * place.scrollWidth,
      top: place.scrollHeight,
      behavior: 'instant',
    })
  }
  return places.length
}

/** Stops what moves and shows what waits to be seen; answers how large the page is. */
export async function settle() {
  const style = document.getElementById('visual') ?? document.createElement('style')
  style.id = 'visual'
  style.textContent =
    '* { caret-color: transparent !important; caret-animation: manual !important }'
  document.head.append(style)

  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime)
    // An entrance is shown over, a spinner or a clock that runs down at its start.
    if (end < 1000) animation.finish()
    else {
      animation.pause()
      animation.currentTime = 0
    }
  }
  await frame()
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
  const scrollers = [...document.querySelectorAll('[role$=dialog], [role$=dialog] *')].filter(
    (one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY),
  )
  return {
    width: scrollWidth,
    /** As wide as it can be seen: a gutter for scrollbars is none of it. */
    room: clientWidth,
    height: Math.max(scrollHeight, window.innerHeight),
    top: window.scrollY,
    /** What dialogs have below what is seen of them. */
    beyond: Math.max(0, ...scrollers.map((one) => one.scrollHeight - one.clientHeight)),
    isModal:
      document.body.hasAttribute('data-scroll-locked') ||
      getComputedStyle(document.documentElement).overflowY === 'hidden',
  }
}
