import { useEffect, useState } from 'react'

/** The value as it was once it had been quiet for so many milliseconds. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet)
    return () => clearTimeout(timer)
  }, [value, quiet])
  return settled
}
