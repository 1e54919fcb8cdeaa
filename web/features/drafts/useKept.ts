/** Keeps what is written in the form around it, two seconds after the last key. */
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useDebounced } from '#web/ui/useDebounced.ts'

/** `keep` must stay the same function between renders; while the form is sent nothing is kept. */
export function useKept<Values>(keep: (values: Values) => unknown): void {
  const { values, dirty, isSubmitting } = useFormikContext<Values>()
  const settled = useDebounced(values, 2_000)
  const kept = useRef(values)
  useEffect(() => {
    if (!dirty || isSubmitting || settled === kept.current) return
    kept.current = settled
    keep(settled)
  }, [dirty, isSubmitting, settled, keep])
}
