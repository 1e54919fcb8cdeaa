import * as texts from '#texts/legal/termsPage.js'
import { LegalPage } from './LegalPage.tsx'
import text from './terms.md?whole'

export default function TermsPage() {
  return (
    <LegalPage title={texts.termsOfUse()} effective="2026-11-01">
      {text}
    </LegalPage>
  )
}
