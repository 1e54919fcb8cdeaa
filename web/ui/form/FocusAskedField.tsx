/** Inside a form: moves the focus to the field that the address names (`#trl`), as links to missing fields do. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFieldId } from './ErrorSummary.tsx'

export function FocusAskedField() {
  const { hash } = useLocation()
  const id = useFieldId(decodeURIComponent(hash.slice(1)))
  useEffect(() => {
    if (!hash) return
    const field = document.getElementById(id)
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }, [hash, id])
  return null
}
