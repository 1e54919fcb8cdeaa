/** For what stands below everything else: its code and its data need not be on the way before the rest is seen. */
import { useEffect, useState } from 'react'

/** Whether the browser has drawn the component. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    // The next frame is the one that draws it; what comes after that is after it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return drawn
}
