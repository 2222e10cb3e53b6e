import { DEMO } from '../support/demo-account.ts';
import { expect, type Page } from './test.ts';
import { t } from './words.ts';

/** Key by key, as a thumb does, over what stands there. */
async function press(page: Page, box: ReturnType<Page['getByLabel']>, text: string): Promise<void> {
  await box.click();
  await page.keyboard.press('ControlOrMeta+a');
  for (const key of text) await page.keyboard.press(key);
  await expect(box).toHaveValue(text);
}

/** Types into the field of a name. */
export const type = (page: Page, field: string, text: string): Promise<void> =>
  press(page, page.getByRole('textbox', { name: field, exact: true }), text);

/** The demo account logs in on the screen of that. */
export async function logIn(page: Page, origin: string): Promise<void> {
  const submit = page.getByRole('button', { name: t('auth:login.submit'), exact: true });
  await page.goto(`${origin}/h5/#/pages/common/login`);
  await press(page, page.getByLabel(t('auth:field.account.label')), DEMO.account);
  await press(page, page.getByLabel(t('auth:field.password.label'), { exact: true }), DEMO.password);
  await submit.click();
  await expect(submit).toBeHidden();
}
