/** A component whose code comes by itself. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * The component as React.lazy makes it, and the way to load it before it is shown: then it is drawn at once. A promise would have it
 * come a moment later, however long ago it was fulfilled, and move what stands below it.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own signature has it: props are checked where it is used
export function loadable<C extends ComponentType<any>>(
  load: () => Promise<{ default: C }>,
): [LazyExoticComponent<C>, () => Promise<unknown>] {
  let loaded: { default: C } | undefined
  const get = async () => (loaded ??= await load())
  // oxlint-disable-next-line unicorn/no-thenable -- what calls back at once is drawn at once, and React asks no more of it
  const there = { then: (draw: (module: { default: C }) => void) => draw(loaded!) } as Promise<{ default: C }>
  return [lazy(() => (loaded ? there : get())), get]
}
