// Settings of the person, which outlive the tab: localStorage, where that is allowed.

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
