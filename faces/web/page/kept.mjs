// Settings of the person, which outlive the tab: localStorage, where that is allowed. The language and the colours are cookies too: by them the daemon
// sends the page as it was wished, and nothing has to be shown twice.

const prefix = 'rkllmd.';

export function kept(name) {
	try {
		return JSON.parse(localStorage.getItem(prefix + name));
	} catch {
		return null; // nothing may be kept here, or what is there was not written here
	}
}

export function keep(name, value) {
	try {
		localStorage.setItem(prefix + name, JSON.stringify(value));
	} catch {
		// it holds until the page is left
	}
}

export function findCookie(name) {
	return document.cookie.split('; ').find((one) => one.startsWith(`rkllmd_${name}=`))?.split('=')[1] ?? '';
}

// keepCookie keeps value for a year; '': no longer. Other sites cannot have it sent but by a link to the page.
export function keepCookie(name, value) {
	document.cookie = `rkllmd_${name}=${value}; path=/; max-age=${value === '' ? 0 : 31536000}; samesite=lax`;
}
