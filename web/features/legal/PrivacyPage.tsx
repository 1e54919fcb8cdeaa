import { LegalPage } from './LegalPage.tsx'
import text from './privacy.md?raw'

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy notice" effective="2026-11-01">
      {text}
    </LegalPage>
  )
}
