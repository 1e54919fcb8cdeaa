/** When a booking can begin and end among the slots of a facility. Instants as the API writes them. */

interface Slot {
  startsAt: string
  endsAt: string
  state: string
}

interface Lengths {
  slotMinutes: number
  leastMinutes: number
  mostMinutes: number
}

/** The free slots that follow each other without a gap from one on. */
function runFrom(slots: readonly Slot[], first: number): Slot[] {
  const run: Slot[] = []
  for (const slot of slots.slice(first)) {
    const last = run.at(-1)
    if (slot.state !== 'FREE' || (last && last.endsAt !== slot.startsAt)) break
    run.push(slot)
  }
  return run
}

/** The beginnings after which there is room for the shortest booking. */
export const startsOf = (slots: readonly Slot[], { slotMinutes, leastMinutes }: Lengths): string[] =>
  slots.flatMap(({ startsAt }, at) => (runFrom(slots, at).length * slotMinutes >= leastMinutes ? [startsAt] : []))

/** The ends that a booking may have which begins then. */
export function endsAfter(slots: readonly Slot[], lengths: Lengths, startsAt: string): string[] {
  const { slotMinutes, leastMinutes, mostMinutes } = lengths
  const at = slots.findIndex((slot) => slot.startsAt === startsAt)
  if (at < 0) return []
  return runFrom(slots, at)
    .filter((_, nth) => {
      const minutes = (nth + 1) * slotMinutes
      return minutes >= leastMinutes && minutes <= mostMinutes
    })
    .map(({ endsAt }) => endsAt)
}
