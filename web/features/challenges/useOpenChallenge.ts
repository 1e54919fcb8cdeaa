/** The challenge that is open beside the list, as the address says: a link opens the same one. */
import { useSearchParams } from 'react-router'
import { challengeParameter } from '#web/app/overlayParameters.ts'

export function useOpenChallenge(): [number | null, (number: number | null) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(challengeParameter))
  const open = (number: number | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (number === null) next.delete(challengeParameter)
        else next.set(challengeParameter, String(number))
        return next
      },
      { preventScrollReset: true },
    )
  return [Number.isInteger(asked) && asked > 0 ? asked : null, open]
}
