/** Where researchers find facilities, and where the team keeps them. */
import { useAllowed } from '#web/app/AppContext.tsx'

const asking = '/researcher/innovation-support'
const desk = '/kuteam/support'

/** The viewer's pages of facilities and of their bookings. */
export function useFacilityPaths() {
  const base = useAllowed('FACILITY_UPDATE') ? desk : asking
  return { facilities: `${base}/facilities`, bookings: `${base}/bookings` }
}
