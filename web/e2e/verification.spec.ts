/** An investor who waits is asked for documents and adds one, which the team sees; the team's note stays with the team. */
import { expect, test } from '@playwright/test'
import { complaints, demoLogin, devLogin, expectAccessible, pageOf, settled } from './support.ts'

test('documents for a verification go from the request of the team to the investor and back', async ({ browser }) => {
  test.setTimeout(120_000)
  const investor = await pageOf(browser, await demoLogin('tamara.vucelic'))
  const team = await pageOf(browser, await devLogin('commercialization_team'))
  const wrong = [complaints(investor), complaints(team)]

  await team.goto('/investors/directory?status=waiting')
  await settled(team)
  await team.getByRole('link', { name: 'Tamara Vucelic' }).click()
  await settled(team)
  await team.getByRole('button', { name: /^More actions for / }).click()
  await team.getByRole('menuitem', { name: 'Request documents' }).click()
  const form = team.getByRole('dialog', { name: 'Request documents' })
  await form.getByRole('textbox').fill('The register entry of your fund')
  await form.getByRole('button', { name: 'Request documents' }).click()
  await expect(form).toBeHidden()
  await team.getByRole('textbox', { name: 'Message' }).fill('Known from the last conference')
  await team.getByRole('button', { name: 'Add note' }).click()
  await expect(team.getByText('Known from the last conference', { exact: true }).first()).toBeVisible()
  await expectAccessible(team)

  await investor.goto('/investor-dashboard')
  await settled(investor)
  await investor.getByRole('link', { name: 'Add documents for your verification' }).first().click()
  await expect(investor.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await settled(investor)
  await expect(investor.getByText('The register entry of your fund')).toBeVisible()
  await expect(investor.getByText('Known from the last conference')).toHaveCount(0)
  await expectAccessible(investor)
  const chooser = investor.waitForEvent('filechooser')
  await investor.getByRole('button', { name: 'Add files' }).click()
  await (
    await chooser
  ).setFiles({
    name: 'register.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  })
  await expect(investor.getByText('register.pdf').first()).toBeVisible()
  await expect(investor.getByText(/^Documents added on/)).toBeVisible()

  await team.reload()
  await settled(team)
  await expect(team.getByText('register.pdf').first()).toBeVisible()
  // Other tests sign in as this account that waits, so that it is not verified here.
  await expect(team.getByRole('button', { name: 'Verify account' })).toBeVisible()
  expect(wrong).toEqual([[], []])
})
