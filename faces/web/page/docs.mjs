// The page /docs: shows the three documents of this daemon's API. All of it comes from the daemon; what a document says is put in as text.

function make(name, text, ...children) {
	const element = document.createElement(name);
	if (text) element.append(text);
	element.append(...children);
	return element;
}

// A part that opens: what it is called, what it does, and what is inside.
function part(name, about, ...children) {
	const shown = make('details', '', make('summary', '', make('code', name), about ?? ''), ...children);
	shown.dataset.text = `${name} ${about ?? ''}`.toLowerCase();
	return shown;
}

function json(title, value) {
	return value === undefined ? '' : part(title, '', make('pre', JSON.stringify(value, null, 2)));
}

function schemas(document) {
	return part('schemas', 'what the others refer to', ...Object.entries(document.components.schemas).map(([name, schema]) => json(name, schema)));
}

function showOpenAPI(document) {
	const parts = [];
	for (const tag of document.tags) {
		parts.push(make('h3', `${tag.name}: ${tag.description}`));
		for (const [path, methods] of Object.entries(document.paths)) {
			for (const [method, operation] of Object.entries(methods)) {
				if (!operation.tags.includes(tag.name)) continue;
				const body = operation.requestBody?.content['application/json'].schema;
				const answers = Object.entries(operation.responses).map(([status, answer]) => json(`${status} ${answer.description}`, answer.content ?? {}));
				parts.push(part(`${method.toUpperCase()} ${path}`, operation.summary, json('body', body), ...answers));
			}
		}
	}
	return [...parts, schemas(document)];
}

function showAsyncAPI(document) {
	const parts = [];
	for (const [name, channel] of Object.entries(document.channels)) {
		parts.push(make('h3', `${channel.title}: ${channel.summary}`));
		for (const action of ['receive', 'send']) {
			const operation = document.operations[name + (action === 'send' ? 'Send' : 'Receive')];
			for (const { $ref } of operation.messages) {
				const message = channel.messages[$ref.split('/').pop()];
				parts.push(part(message.name, `${action === 'send' ? 'from' : 'to'} the daemon: ${message.summary}`, json('payload', message.payload)));
			}
		}
	}
	return [...parts, schemas(document)];
}

function showOpenRPC(document) {
	const parts = document.methods.map((method) => part(
		method.name, method.summary, make('p', method.description ?? ''),
		...method.params.map((param) => json(`${param.name}: ${param.summary}`, param.schema)), json('result', method.result.schema),
	));
	const errors = Object.entries(document.components.errors).map(([name, error]) => make('p', `${error.code} ${name}: ${error.message}`));
	return [make('p', document.info.description), ...parts, part('errors', '', ...errors), schemas(document)];
}

async function show(title, address, describe) {
	const section = make('section', '', make('h2', title));
	try {
		const response = await fetch(address);
		const answer = await response.json();
		if (!response.ok) throw new Error(answer.error.message);
		section.append(...describe(answer));
	} catch (error) {
		const problem = make('p', `${address} cannot be shown: ${error.message}`);
		problem.className = 'problem';
		section.append(problem);
	}
	return section;
}

const main = document.getElementById('documents');
const sections = await Promise.all([
	show('HTTP', '/openapi.json', showOpenAPI),
	show('WebSocket, UMA, the chat', '/asyncapi.json', showAsyncAPI),
	show('JSON-RPC on the Unix socket', '/openrpc.json', showOpenRPC),
]);
main.replaceChildren(...sections);
document.getElementById('search').addEventListener('input', ({ target }) => {
	const words = target.value.toLowerCase();
	for (const shown of main.querySelectorAll('section > details')) shown.hidden = !shown.dataset.text.includes(words);
});
