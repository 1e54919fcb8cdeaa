/** For pages that the role may not open (docs/spec/shell.md#guards). */
import { useSearchParams } from 'react-router'
import { NoAccess } from './NoAccess.tsx'
import { Framed } from './Framed.tsx'

export default function UnauthorizedPage() {
  const [params] = useSearchParams()
  return (
    <Framed>
      <NoAccess path={params.get('from')?.replace(/[?#].*$/s, '') ?? ''} />
    </Framed>
  )
}
