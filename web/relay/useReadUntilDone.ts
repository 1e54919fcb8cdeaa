/** Reads the page again while something is under way that it waits for. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const readEvery = 3_000

/** Gives what reads it again at once. */
export function useReadUntilDone(underWay: boolean): () => void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => void revalidate(), readEvery)
    return () => clearInterval(timer)
  }, [underWay, revalidate])
  return () => void revalidate()
}
