/** The logo on light and on dark surfaces and on paper, and the icon in the browser's tab. */
import { useFormikContext } from 'formik'
import { logoTypes, mostLogoBytes } from '#api/features/branding/picture.rules.ts'
import * as texts from '#texts/branding/page.js'
import * as rules from '#texts/branding/rules.js'
import { SwitchField } from '#web/ui/form/fields.tsx'
import { paperPicture } from './paperPicture.ts'
import { PictureField } from './PictureField.tsx'

const mostIconBytes = 20 * 1024
const iconTypes = ['image/png', 'image/x-icon', 'image/vnd.microsoft.icon']
const logo = { types: logoTypes, accept: '.png,.webp,.svg', most: mostLogoBytes, wrong: rules.logo }

export function PictureFields() {
  const { values, setFieldValue } = useFormikContext<{ logoPaperUrl: string }>()
  // Mails and PDF files support fewer kinds of pictures; another one can be chosen for them.
  const alsoOnPaper = async (address: string) => {
    const paper = values.logoPaperUrl ? null : await paperPicture(address)
    if (paper) await setFieldValue('logoPaperUrl', paper)
  }
  return (
    <>
      <PictureField
        {...logo}
        name="logoUrl"
        hint={texts.logoHint()}
        onChosen={(address) => void alsoOnPaper(address)}
      />
      <PictureField {...logo} name="logoDarkUrl" hint={texts.logoDarkHint()} surface="#131b21" />
      <PictureField
        name="logoPaperUrl"
        types={['image/png']}
        accept=".png"
        most={mostLogoBytes}
        hint={texts.logoPaperHint()}
        wrong={rules.logoOnPaper}
      />
      <SwitchField name="logoHasName" hint={texts.logoHasNameHint()} />
      <PictureField
        name="faviconUrl"
        types={iconTypes}
        accept=".png,.ico"
        most={mostIconBytes}
        hint={texts.iconHint()}
        wrong={rules.icon}
      />
    </>
  )
}
