/** The project that the address opens beside the list, to read or to edit, so that a link opens the same one. */
import { useSearchParams } from 'react-router'
import type { OpenProject } from './ProjectSheet.tsx'

/** What the address opens, and how to change it. */
export function useOpenProject(): [OpenProject | null, (open: OpenProject | null) => void] {
  const [params, setParams] = useSearchParams()
  const number = params.get('project')
  const open: OpenProject | null =
    number === null ? null : { number: Number(number) || 0, mode: params.get('mode') === 'edit' ? 'edit' : 'view' }
  const set = (next: OpenProject | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('mode')
        if (next) after.set('project', String(next.number))
        else after.delete('project')
        if (next?.mode === 'edit') after.set('mode', 'edit')
        return after
      },
      { preventScrollReset: true },
    )
  return [open, set]
}
