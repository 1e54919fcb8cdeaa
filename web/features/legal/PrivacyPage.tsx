import * as texts from '#texts/legal/privacyPage.js'
import { LegalPage } from './LegalPage.tsx'
import text from './privacy.md?whole'

export default function PrivacyPage() {
  return (
    <LegalPage title={texts.privacyNotice()} effective="2026-11-01">
      {text}
    </LegalPage>
  )
}
