/** Has a page that lists notifications read again when new ones came, or some were read elsewhere. */
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { onReconnected } from '#web/app/reconnected.ts'

/** What came, or was read elsewhere, is known by the number on the bell; after a lost connection one reads in any case. */
export function useNewOnes(unread: number) {
  const { revalidate } = useRevalidator()
  const known = useRef(unread)
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    void revalidate()
  }, [unread, revalidate])
  useEffect(() => onReconnected(() => void revalidate()), [revalidate])
}
