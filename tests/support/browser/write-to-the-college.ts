import type { Page } from 'playwright-core'

/** Fills in the contact form. */
export const writeToTheCollege = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Name').fill('Ana Reyes')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contact Number').fill('0917 555 0199')
  await page.getByLabel('Subject').fill('Enrolment')
  await page.getByLabel('Message').fill('Magandang araw po.\nWhen does it close?')
}
