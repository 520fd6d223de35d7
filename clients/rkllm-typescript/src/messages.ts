// Written by generate.py from docs/api/asyncapi.json and docs/api/openapi.json; change that, not this file.

/** The message completion. */
export interface CompletionMessage {
	finish_reason: string;
	/** true */
	finished: boolean;
	generated_text: string;
	request_id: string;
	/** a number of 64 bits, which JavaScript could not hold */
	seed: string;
	thinking?: string;
	timing?: StreamTiming;
	type: 'completion';
	usage: StreamUsage;
}

/** The message config. */
export interface ConfigMessage {
	/** false: the prompt ends with the last message, and does not begin the assistant's turn */
	add_generation_prompt?: boolean | null;
	/** Prompt goes through the model's chat template, as one user message */
	chat?: boolean | null;
	/** the answer goes on with the last message */
	continue_final_message?: boolean | null;
	/** generated_text in every token message, however long it gets */
	cumulative?: boolean | null;
	/** what the model may rely on: a list of objects */
	documents?: (Record<string, unknown>)[] | null;
	echo_prompt?: boolean | null;
	/** another name of Thinking */
	enable_thinking?: boolean | null;
	/** for each time that a token was there; 0: off */
	frequency_penalty?: number | null;
	grammar?: string | null;
	include_logprobs?: boolean | null;
	include_timing?: boolean | null;
	include_token_ids?: boolean | null;
	max_tokens?: number | null;
	messages?: ChatMessage[] | null;
	/** of the likeliest token's probability; 0: off */
	min_p?: number | null;
	/** 0: off; 1 or 2, its version, in the place of TopP, TopK and MinP */
	mirostat?: number | null;
	/** how fast it gets there */
	mirostat_eta?: number | null;
	/** the surprise that it keeps to */
	mirostat_tau?: number | null;
	/** "", or the name or path of the model that is loaded */
	model?: string | null;
	options?: StreamOptionsGiven | null;
	parameters?: StreamParametersGiven | null;
	/** once for a token that was there; 0: off */
	presence_penalty?: number | null;
	/** goes to the model as it is, unless Chat */
	prompt?: string | null;
	/** how many of its token messages have arrived */
	received?: number | null;
	repetition_penalty?: number | null;
	/** the request_id of a generation whose connection was lost */
	resume?: string | null;
	/** What the answer is held to: a JSON Schema, or a grammar (GBNF). They go with prompts too */
	schema?: Record<string, unknown> | boolean | null;
	seed?: number | string | null;
	/** false: the texts of control tokens in Prompt are letters; nil: they stand for the tokens, unless Chat */
	special?: boolean | null;
	stop?: string[] | null;
	stream?: boolean | null;
	temperature?: number | null;
	template_arguments?: Record<string, unknown> | null;
	/** the chat template may let the model think first */
	thinking?: boolean | null;
	/** functions that the model may call, as OpenAI describes them: a list */
	tools?: ChatFunction[] | null;
	top_k?: number | null;
	top_p?: number | null;
	type: 'config';
}

/** The message control. */
export interface ControlMessage {
	/** "stop", "pause", "resume", "regenerate", "modify" */
	action?: string | null;
	parameters?: StreamParametersGiven | null;
	type: 'control';
}

/** The message error. */
export interface ErrorMessage {
	error: string;
	/** as far as it had come */
	generated_text?: string;
	message: string;
	recoverable: boolean;
	recovery_action?: string;
	request_id?: string;
	retry_after_seconds?: number;
	type: 'error';
}

/** The message feedback. */
export interface FeedbackMessage {
	position?: number | null;
	/** -1 to 1; nil: there is none */
	rating?: number | null;
	/** "": the last one */
	request_id?: string | null;
	text?: string | null;
	type: 'feedback';
}

/** The message init. */
export interface InitMessage {
	model: string;
	model_info?: StreamModelInfo;
	request_id: string;
	type: 'init';
}

/** The message status. */
export interface StatusMessage {
	eta_seconds?: number;
	message: string;
	/** that is loaded: the name of its file */
	model?: string;
	operation: string;
	/** in the line, where 1 is the next; none: it does not wait there */
	place?: number;
	/** per cent; none: not known */
	progress?: number;
	/** of the generation that it is about */
	request_id?: string;
	type: 'status';
}

/** The message token. */
export interface TokenMessage {
	/** null: Completion tells */
	finish_reason: string | null;
	finished: boolean;
	generated_text?: string;
	/** of the token messages: 0 and on */
	index: number;
	/** the chosen token first, then others, the likeliest first */
	logprobs?: StreamLogprob[];
	thinking?: string;
	timing?: StreamTokenTiming;
	token: string;
	token_id?: number;
	type: 'token';
}

export interface ChatFunction {
	function: { description?: string; name: string; parameters?: Record<string, unknown> };
	type: 'function';
}

export interface ChatMessage {
	content?: string | null | (Record<string, unknown>)[];
	name?: string;
	role: 'system' | 'developer' | 'user' | 'assistant' | 'tool' | 'function';
	tool_call_id?: string;
	tool_calls?: (Record<string, unknown>)[];
}

export interface EngineAbilities {
	parallel_calls: boolean;
	system: boolean;
	thinking: boolean;
	tools: boolean;
	turns: boolean;
}

export interface ModelsEntry {
	error?: string;
	expires_at?: string;
	memory_bytes?: number;
	model_path: string;
	name: string;
	pinned: boolean;
	quantisation?: string;
	requests: number;
	size_bytes?: number;
	state: string;
	stored: boolean;
}

/** Logprob is the natural logarithm of a token's probability. */
export interface StreamLogprob {
	logprob: number;
	token: string;
	token_id?: number;
}

/** ModelInfo is what clients are told of the model. */
export interface StreamModelInfo {
	architecture?: string;
	capabilities: string[];
	chat_template: boolean;
	chat_template_error?: string;
	/** what that can write; left out where it is not known, or cannot be run: then TemplateError says why */
	chat_template_writes?: EngineAbilities;
	/** of prompt and answer */
	max_tokens: number;
	runtime: string;
	/** generations that are computed at once */
	sequences: number;
	vocabulary?: number;
}

/** Options say what is sent. */
export interface StreamOptionsGiven {
	/** generated_text in every token message, however long it gets */
	cumulative?: boolean | null;
	echo_prompt?: boolean | null;
	include_logprobs?: boolean | null;
	include_timing?: boolean | null;
	include_token_ids?: boolean | null;
	stream?: boolean | null;
}

/** Parameters of a generation, as the client gives them. nil: the model's default. */
export interface StreamParametersGiven {
	/** for each time that a token was there; 0: off */
	frequency_penalty?: number | null;
	max_tokens?: number | null;
	/** of the likeliest token's probability; 0: off */
	min_p?: number | null;
	/** 0: off; 1 or 2, its version, in the place of TopP, TopK and MinP */
	mirostat?: number | null;
	/** how fast it gets there */
	mirostat_eta?: number | null;
	/** the surprise that it keeps to */
	mirostat_tau?: number | null;
	/** once for a token that was there; 0: off */
	presence_penalty?: number | null;
	repetition_penalty?: number | null;
	seed?: number | string | null;
	stop?: string[] | null;
	temperature?: number | null;
	top_k?: number | null;
	top_p?: number | null;
}

/** Status tells of what takes its time. */
export interface StreamStatus {
	eta_seconds?: number;
	message: string;
	/** that is loaded: the name of its file */
	model?: string;
	operation: string;
	/** in the line, where 1 is the next; none: it does not wait there */
	place?: number;
	/** per cent; none: not known */
	progress?: number;
	/** of the generation that it is about */
	request_id?: string;
	type: string;
}

/** Timing is in milliseconds. */
export interface StreamTiming {
	first_token_ms: number;
	prefill_ms: number;
	queued_ms: number;
	total_ms: number;
}

/** TokenTiming is in milliseconds. */
export interface StreamTokenTiming {
	/** since the token before, or since the beginning */
	token_ms: number;
	/** since the beginning */
	total_ms: number;
}

/** Usage is in tokens. */
export interface StreamUsage {
	completion_tokens: number;
	prompt_tokens: number;
	total_tokens: number;
}

/** Answer is what POST /v1/generate answers. */
export interface WebAnswer {
	finish_reason: string;
	generated_text: string;
	id: string;
	model: string;
	seed: string;
	thinking?: string;
	timing: StreamTiming | null;
	usage: StreamUsage;
}

/** Choice is a model that may be loaded. */
export interface WebChoice {
	bytes?: number;
	model_path: string;
	name: string;
	/** how the file says that its weights are kept, as "Q4_K_M" */
	quantisation?: string;
}

/** Failure is the body of every answer that is an error. */
export interface WebFailure {
	error: WebFailureBody;
}

/** FailureBody is a stream.Error as REST has it. */
export interface WebFailureBody {
	generated_text?: string;
	message: string;
	recoverable: boolean;
	recovery_action: string;
	request_id?: string;
	retry_after_seconds?: number;
	type: string;
}

/** Loaded is the model that is loaded, as GET /v1/models tells it. */
export interface WebLoaded {
	architecture?: string;
	capabilities?: string[];
	chat_template?: boolean;
	chat_template_error?: string;
	/** what that can write; left out where it is not known, or cannot be run: then TemplateError says why */
	chat_template_writes?: EngineAbilities;
	/** of prompt and answer */
	max_tokens?: number;
	model_path: string;
	name: string;
	/** that are being answered, or wait for that */
	requests: number;
	runtime?: string;
	/** generations that are computed at once */
	sequences?: number;
	vocabulary?: number;
}

/** Model is a model that is loaded, as OpenAI's clients want it told. */
export interface WebModel {
	context_length?: number;
	/** seconds since 1970: its file's time; 0: it has none */
	created: number;
	id: string;
	/** "model" */
	object: string;
	owned_by: string;
}

/** ModelList is the answer of GET /v1/models. */
export interface WebModelList {
	available: WebChoice[];
	/** what can be asked for by its ID */
	data: WebModel[];
	/** why the last model could not be loaded */
	error?: string;
	/** GET /v1/fleet tells who computes */
	fleet?: boolean;
	load_allowed: boolean;
	/** null: no model is loaded */
	loaded: WebLoaded | null;
	/** none: no model is being loaded */
	loading?: StreamStatus;
	/** that this machine can still give */
	memory_available_bytes?: number;
	/** those that requests name */
	named?: ModelsEntry[];
	/** "list", for OpenAI's clients, who look at Data */
	object: string;
}
