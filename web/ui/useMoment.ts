import { useEffect } from 'react'

/** A timer of the browser waits no longer than that; longer ones would end at once. */
const longest = 2 ** 31 - 1

/** Calls back when a moment comes, or as soon as the machine wakes after it; never while there is none. */
export function useMoment(moment: string | null | undefined, onCome: () => unknown): void {
  useEffect(() => {
    if (!moment) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const left = Date.parse(moment) - Date.now()
      timer = left > longest ? setTimeout(wait, longest) : setTimeout(onCome, Math.max(0, left))
    }
    wait()
    return () => clearTimeout(timer)
  }, [moment, onCome])
}
