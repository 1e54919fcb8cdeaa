/** The number of what is open over a page or beside a list, as the address says: a link opens the same one. */
import { useSearchParams } from 'react-router'

/** `parameter` is one of overlayParameters.ts. */
export function useOpenNumber(parameter: string): [number | null, (number: number | null) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get(parameter))
  const open = (number: number | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (number === null) next.delete(parameter)
        else next.set(parameter, String(number))
        return next
      },
      { preventScrollReset: true },
    )
  return [Number.isInteger(asked) && asked > 0 ? asked : null, open]
}
