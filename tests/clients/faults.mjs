// What must hold of the page at every width, in every state: nothing is wider than the window, no button cuts its words off, what fingers touch has 44 pixels
// at least, fields have letters of 16, and the timeline has its bars within the answer's width, drawn for that width.

// faults returns what is wrong in the page as it stands. touched: by fingers. It runs in the page.
export function faults(touched) {
	const wrong = [];
	const width = document.documentElement.clientWidth;
	const named = (element) => `${element.localName}#${element.id}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
	if (document.documentElement.scrollWidth > width) {
		wrong.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${width}`);
	}
	const inScroller = (element) => {
		for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
			if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth && box.id !== 'scroller') {
				return true;
			}
		}
		return false;
	};
	const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
	const shown = [...(modal ?? document.body).querySelectorAll('*')].filter((one) => {
		const { width: wide, height } = one.getBoundingClientRect();
		const { clipPath, position } = getComputedStyle(one);
		const unseen = (position === 'absolute' && clipPath !== 'none') || one.closest('.unseen, .skip, svg, math');
		return wide > 0 && height > 0 && one.checkVisibility() && !unseen;
	});
	for (const element of shown) {
		const box = element.getBoundingClientRect();
		if ((box.right > width + 1 || box.left < -1) && !inScroller(element)) {
			wrong.push(`${named(element)} reaches from ${box.left} to ${box.right}`);
		}
		if (element.matches('button, summary, select, a.primary') && element.scrollWidth > element.clientWidth + 1) {
			wrong.push(`${named(element)} cuts off: ${element.scrollWidth} in ${element.clientWidth}`);
		}
		const target = element.matches('button, summary, select, textarea, a.primary, input:not([type=checkbox], [type=file]), label.check');
		const typed = element.matches('input:not([type=checkbox], [type=file], [type=range]), textarea, select');
		if (typed && parseFloat(getComputedStyle(element).fontSize) < 16) {
			wrong.push(`${named(element)} has letters of ${getComputedStyle(element).fontSize}: telephones zoom to those below 16px`);
		}
		if (touched && target && (box.height < 43.5 || box.width < 43.5)) {
			wrong.push(`${named(element)} is ${box.width} by ${box.height}`);
		}
	}
	for (const plot of [...document.querySelectorAll('.timeline svg')].filter((one) => one.checkVisibility())) {
		const frame = plot.getBoundingClientRect();
		const outer = plot.closest('.turn').getBoundingClientRect();
		const bars = [...plot.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect());
		if (frame.right > outer.right + 1 || bars.length === 0 || bars.some((bar) => bar.left < frame.left - 1 || bar.right > frame.right + 1)) {
			wrong.push(`the timeline: ${bars.length} bars from ${frame.left} to ${frame.right} in ${outer.left} to ${outer.right}`);
		}
		if (Math.abs(plot.viewBox.baseVal.width - frame.width) > 1) {
			wrong.push(`the timeline is drawn for ${plot.viewBox.baseVal.width}, and ${frame.width} wide`);
		}
		if (frame.width < 0.9 * (outer.width - 32)) {
			wrong.push(`the timeline is ${frame.width} wide, the answer ${outer.width}`);
		}
	}
	return wrong;
}
