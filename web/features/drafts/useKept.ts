/** Keeps what is written in the form around it, two seconds after the last key, and what could not be kept once the server is back. */
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/drafts/useKept.js'
import { isOffline, onConnectivity } from '#web/relay/connectivity.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useGuard } from '#web/ui/form/FormGuard.tsx'
import { useSettled } from '#web/ui/form/useSettled.ts'

/** `keep` says whether all was kept; while the form is sent nothing is. */
export function useKept<Values>(keep: (values: Values) => Promise<boolean>): void {
  const { values, dirty, isSubmitting } = useFormikContext<Values>()
  const { kept, markKept } = useGuard()
  const lost = useRef<Values | null>(null)
  // What is written back to what it was replaces what was kept meanwhile.
  const open = !isSubmitting && values !== kept && (dirty || kept !== null)
  const hand = async (settled: Values) => {
    const done = await keep(settled)
    lost.current = done ? null : settled
    if (done) markKept(settled)
    return done
  }
  useSettled(values, open, (settled) => void hand(settled))
  const again = useRef(async () => {})
  useEffect(() => {
    again.current = async () => {
      // What was written since is handed over by itself.
      if (lost.current === null || lost.current !== values || !open) return
      if (await hand(values)) toast({ kind: 'success', title: texts.draftSaved() })
    }
  })
  useEffect(() => onConnectivity(() => void (isOffline() || again.current())), [])
}
