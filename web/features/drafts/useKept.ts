/** Keeps what is written in the form around it, two seconds after the last key. */
import { useFormikContext } from 'formik'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSettled } from '#web/ui/form/useSettled.ts'

/** `keep` says whether all was kept; while the form is sent nothing is. */
export function useKept<Values>(keep: (values: Values) => Promise<boolean>): void {
  const { values, dirty, isSubmitting } = useFormikContext<Values>()
  const { markKept } = useGuard()
  useSettled(values, dirty && !isSubmitting, (settled) => {
    void keep(settled).then((done) => done && markKept(settled))
  })
}
