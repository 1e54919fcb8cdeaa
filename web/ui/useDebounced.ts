import { useEffect, useState } from 'react'

/** Milliseconds of quiet after which what one types is looked for (docs/spec/shell.md#limits). */
export const searchDelay = 300

/** The value as it was once it had been quiet for so many milliseconds. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet)
    return () => clearTimeout(timer)
  }, [value, quiet])
  return settled
}
