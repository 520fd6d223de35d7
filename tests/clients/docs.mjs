// The page /docs: it shows the three documents, looks for what is asked, and asks no other host.
// Usage: node docs.mjs URL FOLDER

import assert from 'node:assert/strict';
import { open } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, shot, close } = await open(`${url}docs`, folder);
await page.getByRole('heading', { name: 'JSON-RPC on the Unix socket' }).waitFor();
assert.equal(await page.locator('.problem').count(), 0);
const shown = page.locator('section > details:visible');
const all = await shown.count();
assert.ok(all > 60, `${all} parts`);
await page.getByText('POST /v1/chat/completions').click();
await page.getByText('200 the answer').and(page.locator(':visible')).first().waitFor();
await shot('60-docs');
await page.getByLabel('Look for').fill('rkllm.run_async');
await page.getByText('GET /healthz').waitFor({ state: 'hidden' });
assert.equal(await shown.count(), 1);
await close();
