// The page in Chinese, as a browser of that language gets it: in no state does it show a word of English that is not the name of something; then in English,
// by the switch in the settings.
// Usage: node chinese.mjs URL FOLDER; the demo model is loaded.

import assert from 'node:assert/strict';
import { open, until } from './browser.mjs';

const [url, folder] = process.argv.slice(2);
const { page, answer, shot, close } = await open(url, folder, undefined, 'zh-CN');
const prompt = page.getByLabel('输入框', { exact: true });
// Names, units and keys; what the demo model is asked and answers stands in elements that are not looked at.
const names = new Set(`rkllmd demo token KiB MiB GiB Enter Shift Esc Top Min p k n h s r Unix English bin png program picture llama the embedded runtime
	builtin models qwen3 gguf Mirostat Tau Eta JSON Schema GBNF properties name type string required root yes no`.split(/\s+/));

async function look(name) {
	const words = await page.evaluate(() => {
		const found = [];
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
			const spared = '.turn > .text, .other, .detail > p, .empty button, .title, noscript, #turns .question, #spoken';
			if (element.closest(spared) || !element.checkVisibility()) {
				continue;
			}
			const said = ['aria-label', 'title', 'placeholder'].map((one) => element.getAttribute(one) ?? '');
			found.push(...(node.nodeType === Node.TEXT_NODE ? [node.data] : said));
		}
		return found.flatMap((text) => text.match(/\p{Script=Latin}+\d*/gu) ?? []);
	});
	assert.deepEqual([...new Set(words)].filter((word) => !names.has(word)), [], `English words: ${name}`);
	await shot(name);
}

await page.getByText('与 rkllmd demo 对话').waitFor();
assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-CN');
await look('70-chinese');
await page.getByRole('button', { name: '设置', exact: true }).click();
for (const group of ['选词', 'Mirostat', '重复', '长度', '回答的格式', '预设', '外观与语言']) {
	await page.locator('summary', { hasText: group }).click();
}
await page.getByLabel('按概率标记 token').check();
await page.getByLabel('回答采用').selectOption('schema');
await look('71-chinese-settings');
await page.getByLabel('回答采用').selectOption('');
await page.getByLabel('温度', { exact: true }).press('ArrowRight');
await page.getByText('从下一个回答起生效。').waitFor();
assert.equal(await page.locator('#group-choice .changed').innerText(), '已改 1 项');
await prompt.fill('Unix token?');
await prompt.press('Enter');
await until(page, (one) => one.state === 'done', 'the answer');
assert.match(await answer.locator('.usage').innerText(), /^输入 \d+ \+ 输出 \d+ 个 token · 首个 token 用时 \d+\s毫秒 · [\d,]+\stoken\/秒$/);
await answer.locator('.token').nth(3).click();
await look('72-chinese-tokens');
const binary = { name: 'program.bin', mimeType: 'application/octet-stream', buffer: Buffer.from([127, 69, 76, 70, 0, 255]) };
await page.locator('#attach-file').setInputFiles([binary, { ...binary, name: 'picture.png', mimeType: 'image/png' }]);
await page.getByText('这是图片：这里的运行时都不支持图片').waitFor();
await look('73-chinese-files');
await page.getByRole('button', { name: '对话列表', exact: true }).click();
await page.getByRole('button', { name: '删除“Unix token?”' }).click();
await page.getByText('已删除“Unix token?”。').waitFor();
await look('74-chinese-conversations');
await page.getByRole('button', { name: /^模型：/ }).click();
await page.getByText('已加载 rkllmd demo').waitFor();
await look('75-chinese-models');
await page.keyboard.press('Escape');
await page.getByRole('button', { name: '快捷键' }).click();
await look('76-chinese-keys');
await page.keyboard.press('Escape');

// An error of the daemon says of which kind it is in Chinese, and the rest in the daemon's words.
await prompt.fill('rain '.repeat(4000));
await prompt.press('Enter');
await answer.getByRole('alert').getByText('超出上下文长度：').waitFor();
await shot('77-chinese-error');

// The switch: what is being written stays.
await prompt.fill('写到一半');
await page.getByLabel('语言', { exact: true }).selectOption('en');
await page.getByLabel('Prompt', { exact: true }).waitFor();
await page.waitForFunction(() => document.getElementById('prompt').value === '写到一半');
assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
await page.getByLabel('Language', { exact: true }).selectOption('');
await prompt.waitFor();
await close();
