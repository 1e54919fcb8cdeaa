import { LegalPage } from './LegalPage.tsx'
import text from './terms.md?raw'

export default function TermsPage() {
  return (
    <LegalPage title="Terms of use" effective="2026-11-01">
      {text}
    </LegalPage>
  )
}
