// Elements of the page. Text goes in as text only: nothing of what a model says is read as HTML.

export const find = (id) => document.getElementById(id);

export function make(name, className = '', text = '') {
	const element = document.createElement(name);
	if (className !== '') {
		element.className = className;
	}
	element.textContent = text;
	return element;
}

export function makeButton(text, onClick, className = '') {
	const button = make('button', className, text);
	button.type = 'button';
	button.addEventListener('click', () => onClick());
	return button;
}
