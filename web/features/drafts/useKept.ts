/** Keeps what is written in the form around it, two seconds after the last key. */
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'

/** `keep` must stay the same function between renders and says whether all was kept; while the form is sent nothing is. */
export function useKept<Values>(keep: (values: Values) => Promise<boolean>): void {
  const { values, dirty, isSubmitting } = useFormikContext<Values>()
  const settled = useDebounced(values, 2_000)
  const kept = useRef(values)
  const { markKept } = useGuard()
  useEffect(() => {
    if (!dirty || isSubmitting || settled === kept.current) return
    kept.current = settled
    void keep(settled).then((done) => done && markKept(settled))
  }, [dirty, isSubmitting, settled, keep, markKept])
}
