/** The page of a document that is shown, fetched when it is turned to. */
import { useEffect, useState } from 'react'
import { ServerError } from '#web/relay/environment.ts'
import { fetchBytes, type Fetched } from './fetchBytes.ts'

interface Failure {
  message: string
  /** Whether the reader may not see the document any more. */
  ended: boolean
}

export function useRoomPage(number: number) {
  const [page, setPage] = useState(1)
  const [pages, setPages] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const clear = () => {
    setFetched(null)
    setFailure(null)
  }
  useEffect(() => {
    const leaving = new AbortController()
    fetchBytes(`${number}/pages/${page}`, leaving.signal).then(
      (found) => {
        setPages(found.pages)
        setFetched(found)
      },
      (error: Error) => {
        if (leaving.signal.aborted) return
        setFailure({ message: error.message, ended: error instanceof ServerError && error.code === 'NOT_FOUND' })
      },
    )
    return () => leaving.abort()
  }, [number, page, attempt])
  return {
    page,
    pages,
    fetched,
    failure,
    goTo: (next: number) => {
      clear()
      setPage(next)
    },
    retry: () => {
      clear()
      setAttempt((before) => before + 1)
    },
  }
}
